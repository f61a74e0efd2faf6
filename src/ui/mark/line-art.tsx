import type { ReactElement } from 'react';

const DRAWINGS = {
  ship: (
    <>
      <path d="M8 62h128l10-14M8 62l7 18h112l19-32" />
      <path d="M24 62V48h16v14M40 62V48h16v14M56 62V48h16v14M72 62V48h16v14M32 48V36h16v12M48 48V36h16v12M64 48V36h16v12M88 62V48h12v14" />
      <path d="M106 62V26h16l4 22M110 33h10M110 40h12M113 26v-9h5v9M102 62h34" />
      <path d="M28 52v6M32 52v6M36 52v6M44 52v6M48 52v6M52 52v6M76 52v6M80 52v6M84 52v6M52 40v4M56 40v4M60 40v4" />
      <path
        d="M2 86c6 0 6 3 12 3s6-3 12-3 6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3 6 3 12 3 6-3 12-3"
        opacity=".55"
      />
    </>
  ),
  tank: (
    <>
      <path d="M14 18v62M146 18v62M14 80h132M14 18h10M136 18h10M14 24l10-6M146 24l-10-6M14 74l12 6M146 74l-12 6" />
      <rect x="24" y="27" width="112" height="44" rx="20" />
      <path d="M56 27v44M104 27v44M70 27v-7h20v7M74 20v-4h12v4M36 27l20-9h48l20 9M60 71v9M100 71v9" />
      <path d="m80 38 11 11-11 11-11-11z" />
      <path d="M118 71v6h8" />
    </>
  ),
  warehouse: (
    <>
      <path d="M12 82V38l68-22 68 22v44M4 82h152M28 82V48h104v34M28 56h104M28 64h104M28 72h34" />
      <path d="M72 82V70h16v12M90 82V70h16v12M81 70V60h16v10" />
      <path d="M76 70v4M94 70v4M85 60v4" />
      <path d="M118 82l4-12 4 12zM140 46v8M20 46v8" />
    </>
  ),
  truck: (
    <>
      <path d="M6 70h98V44c0-3-2-5-5-5H14c-5 0-8 5-8 12zM104 70V34h22l16 20v16zM112 40h11l10 13h-21z" />
      <circle cx="26" cy="74" r="8" />
      <circle cx="46" cy="74" r="8" />
      <circle cx="124" cy="74" r="8" />
      <path d="M26 39v-5h14v5M56 39v31M80 39v31M2 82h156" />
      <path d="m42 46 8 8-8 8-8-8z" />
    </>
  ),
  drums: (
    <>
      <ellipse cx="44" cy="34" rx="20" ry="6" />
      <path d="M24 34v42c0 3 9 6 20 6s20-3 20-6V34M24 48c0 3 9 6 20 6s20-3 20-6M24 62c0 3 9 6 20 6s20-3 20-6" />
      <ellipse cx="88" cy="34" rx="20" ry="6" />
      <path d="M68 34v42c0 3 9 6 20 6s20-3 20-6V34M68 48c0 3 9 6 20 6s20-3 20-6M68 62c0 3 9 6 20 6s20-3 20-6" />
      <path d="M116 44h32v38h-32zM116 54h32M116 64h32M116 74h32M124 44v38M132 44v38M140 44v38M112 86h40" />
    </>
  ),
} satisfies Record<string, ReactElement>;

type LineArtName = keyof typeof DRAWINGS;

/** Illustrations in the current text colour. */
export function LineArt({ name, className = '' }: { name: LineArtName; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 96"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
