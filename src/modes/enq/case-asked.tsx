import type { EnquiryForm } from '../../../domain/modes/enq/enquiry';
import { isBoxless, isContract, wishPlaceKind, WISH } from '../../../domain/modes/enq/wish';
import { enquiryCopy } from '../../copy/modes/enq';
import { enquiryCaseCopy } from '../../copy/modes/enq-case';
import { askedName } from './asked-name';
import type { CaseParts } from './case-parts';
import { laneWords } from './enquiry-looks';

const { asked: copy } = enquiryCaseCopy;

const { airports, choices, fields } = enquiryCopy;

const OWN = ['loadTemp', 'density', 'setTemp', 'oogSize', 'pieceSizes'] as const;
const FACTS = { now: 0 };

/** Target price with currency and unit; enquiries of the previous release are in USD per container. */
function targetPriceText({ targetPrice, targetCurrency, targetUnit }: EnquiryForm): string {
  if (targetPrice.trim() === '') return '';
  const [currency, unit] = [targetCurrency || 'USD', targetUnit || 'CTN'];
  return [targetPrice, choices['targetCurrency']?.[currency], choices['targetUnit']?.[unit]].filter(Boolean).join(' ');
}

const boxesText = ({ boxes }: EnquiryForm): string =>
  boxes.map(({ type, count }) => `${askedName(type)} × ${count}`).join('、');

/** Request as typed; empty fields are left out. */
const requestRows = (form: EnquiryForm, ends: CaseParts['enquiry']): [name: string, said: string][] => {
  const goods = form.goods.map(({ nameCn, unNo, grossKg }) =>
    [nameCn, ...(unNo === '' ? [] : [`UN${unNo}`]), copy.kg(grossKg)].join(' · '),
  );
  const rows: [string, string][] = [
    [copy.lane, `${laneWords(ends)}（${form.orgPortCode} → ${form.dstPortCode}）`],
    [wishPlaceKind(form.modeWish) === 'airport' ? airports.etd : copy.etd, form.etd],
    [copy.boxes, isBoxless(form.modeWish) ? '' : boxesText(form)],
    [copy.goods, goods.join('；')],
    [copy.way, choices['modeWish']?.[form.modeWish] ?? ''],
    ...OWN.map((name): [string, string] => [fields[name], WISH.asks(name, form, FACTS) ? form[name] : '']),
    [fields.stackable, WISH.asks('stackable', form, FACTS) ? (choices['stackable']?.[form.stackable] ?? '') : ''],
    [fields.withTax, WISH.asks('withTax', form, FACTS) && form.withTax ? copy.yes : ''],
    [copy.target, targetPriceText(form)],
    [copy.ready, form.cargoReadyDate],
    [copy.contract, isContract(form) ? copy.months(form.annualVolume, form.contractMonths) : ''],
    [copy.wish, form.specialReq],
  ];
  return rows.filter(([, said]) => said !== '');
};

export const CaseAsked = ({ enquiry }: Pick<CaseParts, 'enquiry'>) => (
  <section aria-labelledby="asked">
    <h2 id="asked" className="text-20">
      {copy.title}
    </h2>
    {enquiry.form === null ? (
      <p className="mt-3 text-muted">{copy.unreadable}</p>
    ) : (
      <dl className="mt-3 divide-y divide-line">
        {requestRows(enquiry.form, enquiry).map(([name, said]) => (
          <div key={name} className="py-2">
            <dt className="text-12 text-muted">{name}</dt>
            <dd className="break-words text-ink">{said}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
