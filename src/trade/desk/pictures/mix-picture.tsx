import type { MixDetail } from '../../../../domain/desk/tools/mix';
import { pictogramNames } from '../../../copy/desk/mix';
import type { PictureProps } from '../kit';

export const MixPicture = ({ detail }: PictureProps<MixDetail>) =>
  detail.length === 0 ? null : (
    <ul className="mt-4 flex flex-wrap gap-4">
      {detail.map((code) => (
        <li key={code} className="grid justify-items-center gap-1 text-12 text-muted">
          <span aria-hidden="true" className="grid size-16 place-items-center">
            <span className="col-start-1 row-start-1 size-11 rotate-45 border-2 border-bad bg-surface" />
            <b className="relative col-start-1 row-start-1 text-12 font-semibold text-ink">{code.slice(3)}</b>
          </span>
          {pictogramNames[code]}
        </li>
      ))}
    </ul>
  );
