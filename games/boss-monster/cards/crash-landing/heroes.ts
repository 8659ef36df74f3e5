import { epic, ordinary, specialEpic, specialOrdinary } from '../card.ts';

/** The Heroes of Crash Landing. */
export const heroes = {
  'the-prince': specialOrdinary(['The Prince', 'Der Prinz'], 'special', 3, 5, { by: 'most', of: 'wounds' }),
  'crash-dodgers': ordinary(['Crash Dodgers', 'Crash Dodgers'], 'explorer', 4, 5),
  'corbin-crickton': ordinary(['Corbin Crickton', 'Corbin Crickton'], 'explorer', 4, 5),
  tmatha: ordinary(["T'Matha", "T'Matha"], 'explorer', 6, 5),
  'lindo-callari': ordinary(['Lindo Callari', 'Lindo Callari'], 'explorer', 6, 5),
  'doug-oshibe-ace-pilot': ordinary(["Doug O'Shibe, Ace Pilot", "Doug O'Shibe, Fliegerass"], 'explorer', 8, 5),
  'guy-the-redrobe': ordinary(['Guy the Redrobe', 'Guy Rotrobe'], 'explorer', 8, 5),
  'andromeda-james': epic(['Andromeda James', 'Andromeda James'], 'explorer', 11, 5),
  'morgan-fragman': epic(['Morgan Fragman', 'Morgan Fragman'], 'explorer', 11, 5),
  'banzai-barb': epic(['Banzai Barb', 'Banzai-Barb'], 'explorer', 13, 5),
  aliff: epic(['Aliff', 'Aliff'], 'explorer', 13, 5),
  'the-king': specialEpic(['The King', 'Der König'], 'special', 20, 5, { by: 'most', of: 'souls' }),
};
