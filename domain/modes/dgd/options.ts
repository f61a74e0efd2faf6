export const STATES = ['SOLID', 'LIQUID', 'GAS', 'PASTE'] as const;
export const TRANSPORT_KINDS = ['SEA', 'AIR', 'RAIL', 'ROAD', 'FLEXI'] as const;
export const SDS_KINDS = ['NEW', 'REVIEW', 'TRANSLATE'] as const;
export const MARKETS = ['CN-zh', 'EU-en', 'EU-de', 'US-en', 'JP-ja', 'KR-ko'] as const;
export const TOGETHER_IN = ['BOX', 'ROOM', 'TRUCK'] as const;
export const TEMPERATURES = ['NORMAL', 'COOL', 'COLD', 'HEAT'] as const;
export const SCOPES = ['TICKET', 'YEAR'] as const;
/** Destination region the emergency number is for. */
export const BOUND_FOR = ['US', 'CA', 'OTHER'] as const;
export const LANGUAGES = ['zh', 'en'] as const;
export const YEARS = ['THIS', 'NEXT'] as const;
