export { PlainBoard as Board } from '../../pages/table/plain-board.tsx';
