import { Link } from 'wouter';

import { mallSearch, readQuestion } from '../../../../domain/mall/asked';
import { kgTyped } from '../../../../domain/mall/choice';
import { packsWithin, countPieces } from '../../../../domain/mall/quantity';
import type { PurchaseLine as Line } from '../../../../domain/mall/purchase';
import { routePath } from '../../../../domain/routes';
import { YUAN } from '../../../../domain/values/money';
import type { PurchaseListIntents, PurchaseListView } from '../../../../machines/booking/purchase-list';
import { MissingProofLink, type OnVisit } from '../missing-proof-link';
import { productCopy } from '../../../copy/mall/product';
import { purchaseCopy } from '../../../copy/mall/purchase';
import { Checkbox } from '../../../ui/form/checkbox';
import { TextField } from '../../../ui/form/text-field';
import { HazardDiamonds } from '../../../ui/mark/hazard-diamond';
import { Badge } from '../../../ui/mark/badge';
import { LinkButton } from '../../../ui/press/link-button';
import { IconButton } from '../../../ui/press/icon-button';
import { Price } from '../../../ui/show/price';

const { line: copy } = purchaseCopy;

type LineProps = { line: Line; view: PurchaseListView; on: PurchaseListIntents };
type Visiting = { onVisit: OnVisit };

const ALL = readQuestion({});

function Named({ line, on }: Pick<LineProps, 'line' | 'on'>) {
  const { nameCn, hazardClass, subRisks, unNo, productId, lineId, isLeft } = line;
  return (
    <div className="flex min-w-0 gap-3">
      <Checkbox
        name={`tick-${lineId}`}
        isChecked={!isLeft}
        readAs={purchaseCopy.tick(line)}
        onChange={(isTicked) => on.arrange({ kind: 'tick', lineId, isTicked })}
      >
        {null}
      </Checkbox>
      <span className="flex min-w-8 flex-none flex-wrap content-start gap-1">
        <HazardDiamonds hazardClass={hazardClass} subRisks={subRisks} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={`${routePath('business')}${mallSearch(ALL, productId)}`}
            className="font-semibold text-ink hover:text-sea hover:underline"
          >
            {nameCn}
          </Link>
          {unNo !== null && <Badge look="frame">{`UN ${unNo}`}</Badge>}
        </p>
        <p className="text-12 text-muted">{copy.pack(line)}</p>
      </div>
    </div>
  );
}

function Packs({ line, view, on }: LineProps) {
  const { lineId, sold, nameCn, kg, fault, city, inStockKg } = line;
  const typing = view.typed[lineId];
  const typed = typing?.count ?? String(countPieces(sold, kg));
  const wanted = kgTyped(sold, typed);
  const wrong = typing ? typing.fault : fault;
  const fits = wrong === 'kgNotInStock' ? packsWithin(sold, inStockKg) : null;
  const step = (by: number) =>
    on.type(lineId, String(countPieces(sold, Math.max(sold.leastKg, (wanted ?? kg) + by * sold.netKg))));
  return (
    <>
      <TextField
        label={copy.typed(sold)}
        aria-label={copy.count(line)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed}
        hint={wanted === null ? undefined : copy.kg(wanted)}
        error={wrong ? productCopy.choose.fault(wrong, { pack: sold, kg: wanted ?? 0, city, inStockKg }) : undefined}
        prefix={<IconButton name="minus" label={copy.fewer(nameCn)} onClick={() => step(-1)} />}
        suffix={<IconButton name="plus" label={copy.more(nameCn)} onClick={() => step(1)} />}
        onChange={({ target: { value } }) => on.type(lineId, value)}
      />
      {fits !== null && (
        <LinkButton onClick={() => on.type(lineId, String(countPieces(sold, fits)))}>
          {copy.lessen(sold, fits)}
        </LinkButton>
      )}
    </>
  );
}

/** Price as held; once the hold has expired, today's price beside it. */
function Amount({ line, view }: Pick<LineProps, 'line' | 'view'>) {
  if (view.typed[line.lineId]) return <p className="text-12 text-muted">{copy.saving}</p>;
  const { price } = line;
  if (!price) return <p className="font-semibold text-ink">{copy.asked}</p>;
  const isOver = view.sheet?.held?.isOver === true && price.perKg !== price.perKgNow;
  return (
    <div className="grid justify-items-end gap-0.5">
      <Price amount={price.amount} currency={YUAN} size="small" isPast={isOver} />
      <span className={`text-12 ${isOver ? 'text-muted line-through' : 'text-muted'}`}>{copy.perKg(price.perKg)}</span>
      {isOver && (
        <>
          <Price amount={price.amountNow} currency={YUAN} size="small" />
          <span className="text-12 text-muted">{copy.perKg(price.perKgNow)}</span>
        </>
      )}
    </div>
  );
}

function Notes({ line, view, onVisit }: Pick<LineProps, 'line' | 'view'> & Visiting) {
  const { lineId, gateAnswer, next, lots } = line;
  const isTyped = view.typed[lineId] !== undefined;
  return (
    <div className="grid gap-0.5 text-12 text-muted">
      {view.replaced?.lineId === lineId && <p className="text-warn">{copy.replaced(view.replaced.kg)}</p>}
      {gateAnswer !== 'BUY' && !isTyped && (
        <p className="flex flex-wrap gap-x-2 text-warn">
          {productCopy.gate.answers[gateAnswer]}
          <MissingProofLink answer={gateAnswer} onVisit={onVisit} />
        </p>
      )}
      {next && !isTyped && <p className="text-good">{copy.next(next)}</p>}
      {lots.length > 0 && !isTyped && <p className="break-words">{copy.lots(lots)}</p>}
    </div>
  );
}

export function PurchaseLine({ line, view, on, onVisit }: LineProps & Visiting) {
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_200px_120px_40px]">
      <div className="flex items-start justify-between gap-2 sm:contents">
        <Named line={line} on={on} />
        <span className="sm:order-4">
          <IconButton
            name="trash"
            label={purchaseCopy.line.remove(line.nameCn)}
            onClick={() => on.remove(line.lineId)}
          />
        </span>
      </div>
      <div className="sm:order-2">
        <Packs line={line} view={view} on={on} />
      </div>
      <div className="sm:order-3 sm:pt-7 sm:text-right">
        <Amount line={line} view={view} />
      </div>
      <div className="sm:order-5 sm:col-span-4 sm:pl-11">
        <Notes line={line} view={view} onVisit={onVisit} />
      </div>
    </li>
  );
}
