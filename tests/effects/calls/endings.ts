/** Outcomes of a call that distinguishes silence from an unknown refusal. */
export const FAILED = [
  'silence: {"ok":false,"failure":{"code":"network"}}',
  'refused: {"ok":false,"failure":{"code":"unavailable"}}',
];

/** Outcomes with a bare code. */
export const FAILED_BY_CODE = ['silence: {"ok":false,"code":"network"}', 'refused: {"ok":false,"code":"unavailable"}'];

/** Outcomes without a code: the chart goes on without the answer. */
export const GONE_WITHOUT = ['silence: {"ok":false}', 'refused: {"ok":false}'];
