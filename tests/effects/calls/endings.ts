/** How a slot ends that tells silence and a refusal nobody knows apart. */
export const FAILED = [
  'silence: {"ok":false,"failure":{"code":"network"}}',
  'refused: {"ok":false,"failure":{"code":"unavailable"}}',
];

/** The same, where nothing else is ever told. */
export const FAILED_BY_CODE = ['silence: {"ok":false,"code":"network"}', 'refused: {"ok":false,"code":"unavailable"}'];

/** And where the chart goes on without what was asked. */
export const GONE_WITHOUT = ['silence: {"ok":false}', 'refused: {"ok":false}'];
