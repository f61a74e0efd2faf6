import type { ReactNode } from 'react';

import { addressOfTool } from '../../../../domain/desk/address';
import { goodsText } from '../../../../domain/desk/substance';
import type { UnDetail } from '../../../../domain/desk/tools/un';
import { entriesTitle, unWords, waysTitle, wayWords } from '../../../copy/desk/un';
import { fillSentence } from '../../../../domain/values/fill';
import { pickerCopy } from '../../../copy/search/picker';
import { fireWords } from '../fire-words';
import type { LibraryGoods } from '../../../../domain/goods/library';
import { HazardDiamond } from '../../../ui/mark/hazard-diamond';
import { ClassStrip } from '../../segregation/class-strip';
import type { PictureProps } from '../kit';
import { LevelPill } from '../level-pill';

function Entries({ entries, onChoose }: { entries: readonly LibraryGoods[]; onChoose: (goods: LibraryGoods) => void }) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={entriesTitle} className="mt-3 grid gap-2">
      {entries.map((goods) => (
        <li key={goods.goodsId}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-control border border-line-strong px-3 py-2 text-left hover:border-sea hover:text-sea"
            onClick={() => onChoose(goods)}
          >
            <b className="font-semibold text-ink">{goods.unNo === null ? '' : pickerCopy.unNo(goods.unNo)}</b>
            <span className="min-w-0">{goods.nameCn}</span>
            <span className="text-12 text-muted">
              {goods.hazardClass && pickerCopy.hazard(goods.hazardClass)}
              {goods.packingGroup && ` · ${pickerCopy.packing[goods.packingGroup]}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function UnPlate({ detail, children }: { detail: UnDetail; children: ReactNode }) {
  if ('entries' in detail) return null;
  const { nameEn, hazardClass, subRisks } = detail.goods;
  return (
    <>
      <p className="text-muted">{nameEn}</p>
      <div className={`mt-4 grid [&>dl]:mt-0 ${hazardClass === null ? '' : 'md:grid-cols-[auto_minmax(0,1fr)]'}`}>
        {hazardClass !== null && (
          <div className="flex flex-wrap items-center justify-center gap-3 border border-line bg-sunken p-4 max-md:border-b-0 md:max-w-44 md:border-r-0">
            <HazardDiamond hazardClass={hazardClass} className="size-24" />
            {subRisks.map((risk) => (
              <HazardDiamond key={risk} hazardClass={risk} className="size-14" />
            ))}
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** Rules per mode and segregation of a substance; for a shared UN number its entries. */
export function UnCard({ detail, onChange }: PictureProps<UnDetail>) {
  if ('entries' in detail) {
    return <Entries entries={detail.entries} onChoose={(goods) => onChange('un', goodsText(goods))} />;
  }
  const { goods, ways, apart } = detail;
  return (
    <>
      <h4 className="mt-5 text-16">{waysTitle}</h4>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 md:grid-cols-3 @3xl:grid-cols-4">
        {ways.map(({ way, level, says }) => (
          <div key={way} className="border-b border-line py-2">
            <dt className="mb-1 text-12 text-muted">{wayWords[way]}</dt>
            <dd className="text-12 text-text">
              <LevelPill level={level} /> {fillSentence(unWords.says[says.code], fireWords(says.of ?? {}))}
            </dd>
          </div>
        ))}
      </dl>
      <ClassStrip apart={apart} check={`${addressOfTool('seg')}&un1=${encodeURIComponent(goodsText(goods))}`} />
    </>
  );
}
