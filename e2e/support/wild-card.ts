export const wildCard = `
name: The tenth card lies in the discard area, and a wild card is still to be decided
game: fantasy-realms
seats: 3
given:
  active: 1
  hand/0: [shapeshifter, queen, knights]
  discard: [king, warhorse, swamp, smoke, forge, mountain, candle, whirlwind, rainstorm]
  deck: [lightning]
play:
  - 1: deck -> lightning
`;
