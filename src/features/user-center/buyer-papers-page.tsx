import { BUYER_PAPER_NAMES, type OwnPaper } from '../../../domain/mall/buyer-papers';
import { buyerPapersCopy as copy } from '../../copy/papers/buyer-papers';
import { FieldMessage } from '../../ui/form/field-message';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Badge } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { ButtonLink } from '../../ui/press/button-link';
import { LinkButton } from '../../ui/press/link-button';
import { BuyerPaperForm, type BuyerPapersParts } from './buyer-paper-form';
import { centerHref } from './center-frame';
import { Card, Empty, Facts, PageHead } from './center-parts';

const { list: words } = copy;

/** China time, wherever the page is read. */
const CLOCK = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

const LOOKS = { HANDED_IN: 'sea', READ: 'good', RETURNED: 'bad' } as const;

function Mark({ state, isExpired }: OwnPaper) {
  if (state === 'READ' && isExpired) return <Badge look="warn">{copy.expired}</Badge>;
  return <Badge look={LOOKS[state]}>{copy.state[state]}</Badge>;
}

const ownPaperFacts = ({ number, validTo, permit, fileName, handedAt, state, reason }: OwnPaper) => [
  [words.number, number] as const,
  [words.validTo, validTo] as const,
  ...(permit ? [[words.substance, words.permit(permit.substance.nameCn, permit.kg)] as const] : []),
  ...(permit && state === 'READ' ? [[words.left, words.leftKg(permit.leftKg)] as const] : []),
  [words.file, fileName] as const,
  [words.handedAt, CLOCK.format(new Date(handedAt))] as const,
  ...(reason === null ? [] : [[words.reason, reason] as const]),
];

function Paper({ one, view, on }: BuyerPapersParts & { one: OwnPaper }) {
  const { paperId, paper, number, state } = one;
  const isGoing = view.takingBackId === paperId;
  return (
    <li className="border-b border-line py-4 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium wrap-anywhere text-ink">{BUYER_PAPER_NAMES[paper]}</span>
        <Mark {...one} />
      </p>
      <Facts facts={ownPaperFacts(one)} />
      {state === 'HANDED_IN' && (
        <p className="mt-2">
          <LinkButton isBusy={isGoing} onClick={() => on.takeBack(paperId)}>
            {isGoing ? words.takeBack.busy : words.takeBack.idle(number)}
          </LinkButton>
        </p>
      )}
    </li>
  );
}

function Handed({ view, on }: BuyerPapersParts) {
  const { sheet, failureCode, isHanding, takingBackId } = view;
  const { records, mayHandIn } = sheet;
  return (
    <Card title={words.title}>
      {records.length === 0 ? (
        <p className="mt-3 text-muted">{words.none}</p>
      ) : (
        <ul className="mt-1">
          {records.map((one) => (
            <Paper key={one.paperId} one={one} view={view} on={on} />
          ))}
        </ul>
      )}
      {!mayHandIn && failureCode !== null && <FieldMessage error={copy.failure[failureCode]} />}
      <Button look="line" size="small" className="mt-4" isOff={isHanding || takingBackId !== null} onClick={on.refresh}>
        {words.refresh}
      </Button>
    </Card>
  );
}

function Listed(parts: BuyerPapersParts) {
  const { view } = parts;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {view.sheet.mayHandIn ? (
        <Card title={copy.form.title}>
          <BuyerPaperForm {...parts} />
        </Card>
      ) : (
        <Empty title={copy.closed.title} text={copy.closed.text}>
          <ButtonLink href={centerHref('verification')} look="signal">
            {copy.closed.open}
          </ButtonLink>
        </Empty>
      )}
      <Handed {...parts} />
    </div>
  );
}

export function BuyerPapersPageView(parts: BuyerPapersParts) {
  const { view, on } = parts;
  const { stage, notice } = view;
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <output className="block empty:hidden">
        {stage === 'loading' && (
          <span ref={catchFocus} className="block text-muted outline-none">
            {copy.loading}
          </span>
        )}
        {stage === 'listed' && notice !== null && (
          <span ref={catchFocus} className="mb-4 block text-good outline-none">
            {copy.notice[notice]}
          </span>
        )}
      </output>
      {stage === 'unavailable' && (
        <Empty title={copy.unavailable.title} text={copy.unavailable.text}>
          <Button look="line" onClick={on.refresh}>
            {copy.unavailable.retry}
          </Button>
        </Empty>
      )}
      {stage === 'listed' && <Listed {...parts} />}
    </>
  );
}
