import type { DgHandling } from '../../../domain/places/ports';
import type { Span } from '../../../domain/values/matching';
import type { GoodsOption, PickerOption, PortOption } from '../../../machines/booking/picker';
import { pickerCopy as copy } from '../../copy/search/picker';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

function Marked({ text, span }: { text: string; span: Span | undefined }) {
  if (!span || span[0] === span[1]) return text;
  const [from, to] = span;
  return (
    <>
      {text.slice(0, from)}
      <mark className="bg-transparent text-sea underline decoration-2 underline-offset-4">{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

const TONES: Record<DgHandling, string> = {
  DIRECT: 'bg-good-tint text-good',
  YARD: 'bg-sea-tint text-sea',
  ACCEPTED: 'bg-sea-tint text-sea',
  NONE: 'bg-bad-tint text-bad',
};

function PortRow({ port, marks, city }: PortOption) {
  const { nameCn, nameEn, code, country, line, dgHandling } = port;
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-2">
        <b className="flex-none text-ink font-semibold">
          <Marked text={nameCn} span={marks['nameCn']} />
        </b>
        <span className="truncate">
          <Marked text={nameEn} span={marks['nameEn']} />
        </span>
        <span className="text-12 text-muted">
          <Marked text={code} span={marks['code']} />
        </span>
        {city && <span className="flex-none text-ink">{copy.city(city)}</span>}
      </span>
      <span className="ml-auto flex flex-none items-center gap-2 text-12 text-muted">
        <span className="max-sm:sr-only">{country === line ? country : `${country} · ${line}`}</span>
        {dgHandling && (
          <span className={`rounded-control px-1.5 leading-5 ${TONES[dgHandling]}`}>{copy.handling[dgHandling]}</span>
        )}
      </span>
    </>
  );
}

function GoodsRow({ goods, marks }: GoodsOption) {
  const { unNo, nameCn, nameEn, casNo, hazardClass, packingGroup } = goods;
  return (
    <>
      {hazardClass ? (
        <HazardDiamond hazardClass={hazardClass} className="size-8" />
      ) : (
        <span className="size-8 flex-none rotate-45 scale-70 border border-line-strong" aria-hidden="true" />
      )}
      <span className="w-18 flex-none text-ink">
        {unNo ? (
          <b className="font-semibold whitespace-nowrap">
            {copy.unNo('')}
            <Marked text={unNo} span={marks['unNo']} />
          </b>
        ) : (
          <span className="text-12 text-muted">{copy.notDangerous}</span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ink">
          <Marked text={nameCn} span={marks['nameCn']} />
        </span>
        <span className="block truncate text-12 text-muted">
          <Marked text={nameEn} span={marks['nameEn']} />
          {casNo && (
            <>
              {' · '}
              <Marked text={casNo} span={marks['casNo']} />
            </>
          )}
        </span>
      </span>
      {hazardClass && (
        <span className="flex-none text-12 text-muted max-sm:sr-only">
          {copy.hazard(hazardClass)}
          {packingGroup && ` · ${copy.packing[packingGroup]}`}
        </span>
      )}
    </>
  );
}

export const OptionRow = (option: PickerOption) =>
  option.kind === 'port' ? <PortRow {...option} /> : <GoodsRow {...option} />;

export const optionKey = (option: PickerOption) => (option.kind === 'port' ? option.port.code : option.goods.goodsId);
