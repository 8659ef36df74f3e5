import { catalogue } from './catalogue.ts';

export const legalWords = catalogue(
  {
    imprint: 'Imprint',
    privacy: 'Privacy',
    noImprint: 'The operator of this server has not given an imprint.',
    noPrivacy: 'The operator of this server has added nothing to the following.',
    unreachable: 'The server cannot be reached at the moment.',
    program: 'What the program itself stores',
    programText: [
      'Games on this device, records and settings are stored in this browser only. “Settings › Delete my data” removes them.',
      'For an online table the server stores the name that you enter, the moves of the game, the text that you add to the shuffle, what is said in the chat, positions that are reported as a problem (without names), and a fingerprint of the secret of your seat. “Delete my data” deletes the chat lines, the fingerprint and your name there, and whole tables at which nobody else sat. At tables with others two things stay, without your name: your moves, and the text that you added to the shuffle. The cards were dealt from that text, so without it nobody could check any more that the shuffle was fair. It is also in the records that the others keep: type nothing there that tells who you are. No account, no e-mail address, no cookies, nothing for advertising or statistics about people.',
      'Notifications outside the page are only used if you switch them on. Where the operator has set up web push, the server then stores the address that your browser has with its push service (that of Google, Mozilla, Microsoft, Apple or Yandex, or one that the operator has named), and “It is your turn” with the name of the game goes there, encrypted. Switch them off, and the address is deleted.',
      'This page loads nothing from other servers.',
    ].join('\n\n'),
  },
  {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    noImprint: 'Wer diesen Server betreibt, hat kein Impressum angegeben.',
    noPrivacy: 'Wer diesen Server betreibt, hat dem Folgenden nichts hinzugefügt.',
    unreachable: 'Der Server ist im Moment nicht erreichbar.',
    program: 'Was das Programm selbst speichert',
    programText: [
      'Partien auf diesem Gerät, Aufzeichnungen und Einstellungen werden nur in diesem Browser gespeichert. „Einstellungen › Meine Daten löschen“ entfernt sie.',
      'Für einen Online-Tisch speichert der Server den Namen, den du eingibst, die Züge der Partie, den Text, den du zum Mischen beiträgst, was im Chat gesagt wird, als Problem gemeldete Stellungen (ohne Namen) und einen Fingerabdruck des Geheimnisses deines Platzes. „Meine Daten löschen“ löscht dort deine Chat-Zeilen, den Fingerabdruck und deinen Namen, und Tische, an denen sonst niemand saß, ganz. An Tischen mit anderen bleibt zweierlei, ohne deinen Namen: deine Züge und der Text, den du zum Mischen beigetragen hast. Nach diesem Text wurden die Karten gegeben; ohne ihn könnte niemand mehr nachprüfen, ob gerecht gemischt wurde. Er steht auch in den Aufzeichnungen der anderen: Schreib nichts hinein, was verrät, wer du bist. Kein Konto, keine E-Mail-Adresse, keine Cookies, nichts für Werbung oder Statistik über Personen.',
      'Benachrichtigungen außerhalb der Seite gibt es nur, wenn du sie einschaltest. Ist auf dem Server Web-Push eingerichtet, speichert er dann die Adresse deines Browsers bei dessen Push-Dienst (von Google, Mozilla, Microsoft, Apple oder Yandex oder einem, der auf dem Server eingetragen ist), und „Du bist dran“ mit dem Namen des Spiels geht verschlüsselt dorthin. Schaltest du sie aus, wird die Adresse gelöscht.',
      'Diese Seite lädt nichts von anderen Servern.',
    ].join('\n\n'),
  },
);
