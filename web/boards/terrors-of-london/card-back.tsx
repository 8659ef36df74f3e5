import card from './card.module.css';
import style from './card-back.module.css';
import './factions.css';

/** The back of a card: wrought iron before a gaslit window. */
export function CardBack() {
  return (
    <span className={card.card} data-house="back" data-back="">
      <span className={style.back}>
        <svg viewBox="0 0 60 84" aria-hidden="true">
          <path d="M30 6c12 6 18 16 18 30v36H12V36C12 22 18 12 30 6z" />
          <path d="M30 6v66M12 40h36M12 56h36" />
          <circle cx="30" cy="28" r="7" />
          <path d="M30 21v14M23 28h14" />
        </svg>
      </span>
    </span>
  );
}
