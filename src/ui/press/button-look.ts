/** Shared look of buttons and button links; hidden in print. */
/** Filled buttons have a border too, as forced-colours mode removes the fill. */
const LOOKS = {
  /** Primary button, one per view. */
  signal: 'border border-transparent bg-signal text-on-signal hover:bg-signal-hover',
  sea: 'border border-transparent bg-sea text-on-sea hover:bg-sea-strong',
  line: 'border border-line-strong bg-surface text-text hover:border-sea hover:text-sea',
  off: 'cursor-not-allowed border border-transparent bg-grey-tint text-grey',
};

const SIZES = {
  small: 'h-8 px-3 text-14 whitespace-nowrap',
  medium: 'h-11 px-5 text-14 whitespace-nowrap',
  large: 'h-12 px-6 text-16 whitespace-nowrap',
  /** For a whole sentence, on two lines if needed. */
  sentence: 'min-h-11 max-w-full px-5 py-2 text-left text-14',
};

export type ButtonLook = Exclude<keyof typeof LOOKS, 'off'>;
export type ButtonSize = keyof typeof SIZES;

export const buttonClass = (look: keyof typeof LOOKS, size: ButtonSize, more: string) =>
  `inline-flex flex-none print:hidden items-center justify-center gap-2 rounded-control font-medium transition-colors ${LOOKS[look]} ${SIZES[size]} ${more}`;
