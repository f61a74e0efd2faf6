import { shallowEqual, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { Link } from 'wouter';

import {
  FACETS,
  MALL_SORTS,
  ONE_OF,
  pickedCount,
  questionParameters,
  PURCHASE_SEARCH,
  withoutPicked,
} from '../../../domain/mall/asked';
import { CLEAR_WORD, sentNames } from '../../../domain/offer/sent-settings';
import type { MallSheet } from '../../../domain/mall/sheet';
import {
  mallBoardIntents,
  selectMallBoard,
  type MallBoardActor,
  type MallBoardIntents,
  type MallBoardView as View,
} from '../../../machines/booking/mall-board';
import { routePath } from '../../../domain/routes';
import { mallCopy as copy } from '../../copy/mall/board';
import { shelfCopy } from '../../copy/words/shelf';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import { ChoiceChip } from '../../ui/press/choice-chip';
import { Bar } from '../../ui/show/bar';
import { BlockFailure } from '../../ui/show/block-states';
import { EmptyState } from '../../ui/show/empty-state';
import { Pagination } from '../../ui/show/pagination';
import { DrawnContext, PlainFormContext, useSent } from '../../ui/form/plain-form';
import { FilterDrawer, FilterRail } from './filters';
import { ProductCard } from './product-card';
import { SearchLine } from './search-line';

type BoardProps = { view: View; on: MallBoardIntents; openId: string | null };

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4';
const EXPECTED = 8;

const Skeleton = () => (
  <div aria-hidden="true" className={`${GRID} animate-pulse`}>
    {Array.from({ length: EXPECTED }, (_, at) => (
      <Bar key={at} className="h-80" />
    ))}
  </div>
);

/** Empty result: no such goods, or goods the law keeps offline. */
function Nothing({ view: { question }, on, sheet }: Omit<BoardProps, 'openId'> & { sheet: MallSheet }) {
  const clears = useSent()(CLEAR_WORD, '1');
  if (sheet.isWithheld)
    return (
      <EmptyState title={copy.withheld.title} text={copy.withheld.text}>
        <Link href={routePath('dgdesk')} className={buttonClass('line', 'medium', '')}>
          {copy.withheld.desk}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState title={copy.empty.title} text={copy.empty.text}>
      {pickedCount(question) > 0 && (
        <Button look="line" posts={clears} onClick={() => on.ask(withoutPicked(question))}>
          {copy.empty.clear}
        </Button>
      )}
    </EmptyState>
  );
}

function Sheet({ view, on, openId }: BoardProps) {
  const { sheet, question, failureCode } = view;
  if (failureCode)
    return <BlockFailure text={shelfCopy.failure[failureCode]} retry={shelfCopy.retry} onRetry={on.retry} />;
  if (!sheet) return <Skeleton />;
  if (sheet.records.length === 0) return <Nothing view={view} on={on} sheet={sheet} />;
  return (
    <>
      <ul className={GRID}>
        {sheet.records.map((card) => (
          <ProductCard key={card.productId} card={card} question={question} isOpen={card.productId === openId} />
        ))}
      </ul>
      <div className="pt-6">
        <Pagination
          words={copy.pages}
          page={Math.min(question.page, sheet.pages)}
          count={sheet.pages}
          total={copy.found(sheet)}
          onTurn={(page) => on.ask({ ...question, page })}
        />
      </div>
    </>
  );
}

function ListHead({ view: { question, sheet }, on }: Omit<BoardProps, 'openId'>) {
  const sent = useSent();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
      <p className="text-16 font-semibold text-ink" aria-live="polite">
        {sheet ? copy.found(sheet) : ''}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="line" size="small" className="lg:hidden noscript:hidden" onClick={on.openFilters}>
          {copy.filter.open(pickedCount(question))}
        </Button>
        <div role="group" aria-label={copy.sort.label} className="flex gap-1.5">
          {MALL_SORTS.map((sort) => (
            <ChoiceChip
              key={sort}
              isPressed={question.sort === sort}
              sent={sent('s', sort)}
              onPress={() => on.ask({ ...question, sort, page: 1 })}
            >
              {copy.sort.keys[sort]}
            </ChoiceChip>
          ))}
        </div>
      </div>
    </div>
  );
}

export function MallBoardView(props: BoardProps) {
  const { view, on } = props;
  return (
    <>
      <section className="border-b border-line bg-surface">
        <div className="wrap flex items-start gap-2 py-3 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-4 md:py-5">
          <div className="max-md:sr-only">
            <h1 className="text-24 outline-none">{copy.title}</h1>
            <p className="mt-1 text-12 text-muted">{copy.purpose}</p>
          </div>
          <Link
            href={`${routePath('business')}${PURCHASE_SEARCH}`}
            className={buttonClass('line', 'medium', 'max-md:order-last max-md:mt-1.5 max-md:flex-none')}
          >
            {copy.list}
            {(view.lines ?? 0) > 0 && (
              <>
                <span className="min-w-5 rounded-full bg-sea px-1.5 text-center text-12 leading-5 text-on-sea">
                  {view.lines}
                </span>
                <span className="sr-only">{copy.lines}</span>
              </>
            )}
          </Link>
          <div className="min-w-0 max-md:flex-1 md:col-span-2">
            <SearchLine view={view} on={on} />
          </div>
        </div>
      </section>
      <div className="wrap grid gap-8 py-3 md:py-6 lg:grid-cols-[208px_minmax(0,1fr)]">
        <FilterRail view={view} on={on} />
        <section aria-label={copy.what} aria-busy={view.isBusy} className="min-w-0">
          <output className="sr-only">{view.isBusy ? shelfCopy.loading(copy.what) : ''}</output>
          <ListHead view={view} on={on} />
          <Sheet {...props} />
          <p className="pt-6 text-12 text-muted">{copy.foot}</p>
        </section>
      </div>
      {view.isFiltering && <FilterDrawer view={view} on={on} />}
    </>
  );
}

const SHOP_FORM = 'shop';
const TICKED = FACETS.filter((facet) => !ONE_OF.includes(facet));

/** Hidden fields of the drawn shop's form; ticks, sort and page are sent by their own controls. */
function ShopForm({ question }: { question: View['question'] }) {
  const asked = Object.entries(questionParameters({ ...withoutPicked(question), page: 1 }));
  return (
    <form id={SHOP_FORM}>
      {[...asked, sentNames(TICKED, ONE_OF)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}

export function MallBoard({ actor, openId }: { actor: MallBoardActor; openId: string | null }) {
  const view = useSelector(actor, selectMallBoard, shallowEqual);
  const on = useMemo(() => mallBoardIntents(actor), [actor]);
  const board = <MallBoardView view={view} on={on} openId={openId} />;
  if (!use(DrawnContext)) return board;
  return (
    <PlainFormContext value={{ id: SHOP_FORM }}>
      <ShopForm question={view.question} />
      {board}
    </PlainFormContext>
  );
}
