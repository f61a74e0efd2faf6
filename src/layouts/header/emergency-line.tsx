import { brand } from '../../copy/site/brand';
import { frameCopy as copy } from '../../copy/site/frame';
import { Glyph, SIGNS } from '../../ui/mark/glyph';

/** Always visible, on small screens too. */
export function EmergencyLine() {
  if (brand.emergencyLine === '') return null;
  return (
    <a
      href={`tel:${brand.emergencyLine}`}
      className="flex min-h-9 flex-none items-center gap-1 rounded-control px-1 md:gap-1.5 outline-current"
    >
      <Glyph path={SIGNS.siren} className="text-beacon" />
      <span className="sr-only">{copy.emergencyFull}</span>
      <span aria-hidden="true" className="max-xl:hidden">
        {copy.emergency}
      </span>
      <b className="font-semibold max-sm:text-12">{brand.emergencyLine}</b>
    </a>
  );
}
