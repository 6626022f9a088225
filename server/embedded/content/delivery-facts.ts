import type { LocaleCode } from '#shared/projects/locales.ts';

/** How parcels are handed over in a country, in its own words. Names stand as they are written within a sentence. */
interface DeliveryFacts {
  /** The machine that keeps a parcel, and the shop that does. */
  readonly parcelLocker: string;
  readonly pickUpPoint: string;
  /** What the receiver has written when a parcel arrives damaged; `null`: no customary name. */
  readonly damageRecord: string | null;
  /** Some places of the country that parcels reach by water; `null`: there are none worth a word. */
  readonly islands: string | null;
  /** Places that belong to the country and not to its area of customs or value added tax; `null`: none. */
  readonly taxExclaves: string | null;
}

// oxfmt-ignore
export const deliveryFacts = {
  de: { parcelLocker: 'Packstation', pickUpPoint: 'Paketshop', damageRecord: 'Schadensvermerk', islands: 'Borkum, Juist oder Amrum', taxExclaves: 'Helgoland und Büsingen am Hochrhein' },
  de_CH: { parcelLocker: 'My Post 24', pickUpPoint: 'PickPost-Stelle', damageRecord: 'Schadensvermerk', islands: null, taxExclaves: 'Samnaun' },
  CH_fr: { parcelLocker: 'automate My Post 24', pickUpPoint: 'point PickPost', damageRecord: 'réserves', islands: null, taxExclaves: 'Samnaun' },
  de_AT: { parcelLocker: 'Abholstation', pickUpPoint: 'Paketshop', damageRecord: 'Schadensvermerk', islands: null, taxExclaves: null },
  de_LU: { parcelLocker: 'PackUp-Station', pickUpPoint: 'Paketshop', damageRecord: 'Schadensvermerk', islands: null, taxExclaves: null },
  bg: { parcelLocker: 'автомат за пратки', pickUpPoint: 'офис на куриера', damageRecord: 'констативен протокол', islands: null, taxExclaves: null },
  nl_BE: { parcelLocker: 'pakjesautomaat', pickUpPoint: 'afhaalpunt', damageRecord: 'voorbehoud', islands: null, taxExclaves: null },
  BE_fr: { parcelLocker: 'distributeur de paquets', pickUpPoint: 'point d’enlèvement', damageRecord: 'réserves', islands: null, taxExclaves: null },
  cs: { parcelLocker: 'výdejní box (Z-BOX, AlzaBox)', pickUpPoint: 'výdejní místo', damageRecord: 'zápis o škodě', islands: null, taxExclaves: null },
  da: { parcelLocker: 'pakkeboks', pickUpPoint: 'pakkeshop', damageRecord: 'forbehold', islands: 'Bornholm, Samsø eller Ærø', taxExclaves: 'Færøerne og Grønland' },
  et: { parcelLocker: 'pakiautomaat', pickUpPoint: 'pakipunkt', damageRecord: null, islands: 'Saaremaa, Hiiumaa või Vormsi', taxExclaves: null },
  es: { parcelLocker: 'taquilla (locker)', pickUpPoint: 'punto de recogida', damageRecord: 'reservas', islands: 'Mallorca, Menorca o Ibiza', taxExclaves: 'Canarias, Ceuta y Melilla' },
  fi: { parcelLocker: 'pakettiautomaatti', pickUpPoint: 'noutopiste', damageRecord: 'varauma', islands: 'Nauvo, Korppoo tai Houtskari', taxExclaves: 'Ahvenanmaa' },
  fr: { parcelLocker: 'consigne automatique (locker)', pickUpPoint: 'point relais', damageRecord: 'réserves', islands: 'la Corse, Belle-Île ou l’île d’Yeu', taxExclaves: 'les départements et collectivités d’outre-mer' },
  en: { parcelLocker: 'parcel locker', pickUpPoint: 'collection point', damageRecord: null, islands: 'Orkney, Shetland or the Isle of Wight', taxExclaves: 'Jersey and Guernsey' },
  el: { parcelLocker: 'θυρίδα παραλαβής (locker)', pickUpPoint: 'σημείο παραλαβής', damageRecord: 'επιφύλαξη', islands: 'Κρήτη, Ρόδος ή Κέρκυρα', taxExclaves: 'Άγιο Όρος' },
  hu: { parcelLocker: 'csomagautomata', pickUpPoint: 'csomagpont', damageRecord: 'jegyzőkönyv', islands: null, taxExclaves: null },
  IE_en: { parcelLocker: 'parcel locker', pickUpPoint: 'collection point', damageRecord: null, islands: 'the Aran Islands or Clare Island', taxExclaves: null },
  it: { parcelLocker: 'locker', pickUpPoint: 'punto di ritiro', damageRecord: 'riserva', islands: 'Sicilia, Sardegna o Isola d’Elba', taxExclaves: 'Livigno e Campione d’Italia' },
  lt: { parcelLocker: 'paštomatas', pickUpPoint: 'atsiėmimo punktas', damageRecord: 'aktas', islands: null, taxExclaves: null },
  lv: { parcelLocker: 'pakomāts', pickUpPoint: 'paku punkts', damageRecord: 'akts', islands: null, taxExclaves: null },
  nl: { parcelLocker: 'pakketautomaat', pickUpPoint: 'afhaalpunt', damageRecord: 'voorbehoud', islands: 'Texel, Terschelling of Ameland', taxExclaves: 'Bonaire, Sint Eustatius en Saba' },
  no: { parcelLocker: 'pakkeboks', pickUpPoint: 'hentested', damageRecord: 'anmerkning', islands: 'Røst eller Træna', taxExclaves: 'Svalbard og Jan Mayen' },
  pl: { parcelLocker: 'automat paczkowy (na przykład Paczkomat)', pickUpPoint: 'punkt odbioru', damageRecord: 'protokół szkody', islands: null, taxExclaves: null },
  pt: { parcelLocker: 'cacifo', pickUpPoint: 'ponto de recolha', damageRecord: 'reservas', islands: 'Madeira ou Açores', taxExclaves: null },
  ro: { parcelLocker: 'locker (easybox)', pickUpPoint: 'punct de ridicare', damageRecord: 'proces-verbal', islands: 'Sulina sau Sfântu Gheorghe', taxExclaves: null },
  sv: { parcelLocker: 'paketskåp', pickUpPoint: 'ombud', damageRecord: 'anmärkning', islands: 'Gotland eller Ven', taxExclaves: null },
  si: { parcelLocker: 'paketomat', pickUpPoint: 'prevzemno mesto', damageRecord: 'zapisnik', islands: null, taxExclaves: null },
  sk: { parcelLocker: 'výdajný box (Z-BOX, AlzaBox)', pickUpPoint: 'výdajné miesto', damageRecord: 'zápis o škode', islands: null, taxExclaves: null },
} as const satisfies Record<LocaleCode, DeliveryFacts>;
