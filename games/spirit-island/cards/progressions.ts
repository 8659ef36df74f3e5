/* SI-072: the powers that a spirit of low complexity gains one after the other in a beginner game. */

export const progressions: Readonly<Record<string, readonly string[]>> = {
  'lightnings-swift-strike': [
    'delusions-of-danger',
    'call-to-bloodshed',
    'powerstorm',
    'purifying-flame',
    'pillar-of-living-flame',
    'entrancing-apparitions',
    'call-to-isolation',
  ],
  'river-surges-in-sunlight': [
    'uncanny-melting',
    'natures-resilience',
    'pull-beneath-the-hungry-earth',
    'accelerated-rot',
    'song-of-sanctity',
    'tsunami',
    'encompassing-ward',
  ],
  'shadows-flicker-like-flame': [
    'dark-and-tangled-woods',
    'shadows-of-the-burning-forest',
    'the-jungle-hungers',
    'land-of-haunts-and-embers',
    'terrifying-nightmares',
    'call-of-the-dahan-ways',
    'visions-of-fiery-doom',
  ],
  'vital-strength-of-the-earth': [
    'rouse-the-trees-and-stones',
    'call-to-migrate',
    'poisoned-land',
    'devouring-ants',
    'vigor-of-the-breaking-dawn',
    'voracious-growth',
    'savage-mawbeasts',
  ],
};
