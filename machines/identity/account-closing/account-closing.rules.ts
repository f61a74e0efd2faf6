import type {
  AccountClosingContext,
  ClosingFacts,
  ClosingField,
  ClosingFocus,
  ClosingFields,
} from './account-closing.types';

export const BLANK: ClosingFields = { proof: 'password', password: '', code: '', isUnderstood: false };
export const NOTHING: ClosingFacts = { living: [], enquiries: 0, phone: '' };

const CODE = /^\d{6}$/;

export const closingFaults = ({ typed }: Pick<AccountClosingContext, 'typed'>): ClosingField[] => [
  ...(typed.isUnderstood ? [] : (['isUnderstood'] as const)),
  ...(typed.proof === 'password' && typed.password === '' ? (['password'] as const) : []),
  ...(typed.proof === 'code' && !CODE.test(typed.code) ? (['code'] as const) : []),
];

export const closingFocus = ({ focus }: Pick<AccountClosingContext, 'focus'>, on: ClosingFocus['on']) => ({
  focus: { on, turn: focus.turn + 1 },
});
