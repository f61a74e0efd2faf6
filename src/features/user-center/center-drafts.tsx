import { MODES, type ModeId } from '../../../domain/mode-ids';
import type { DraftBrief } from '../../../domain/order/drafts/draft';
import { draftAddress } from '../../../domain/order/drafts/form-address';
import type { CenterOrdersIntents, CenterOrdersView } from '../../../machines/identity/center-orders';
import { centerOrdersCopy } from '../../copy/orders/center-orders';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { momentText } from '../../copy/words/moment-words';
import { draftLane } from '../../copy/words/route-words';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { LinkButton } from '../../ui/press/link-button';
import { ButtonLink } from '../../ui/press/button-link';

const { drafts: copy } = centerOrdersCopy;

const NAMES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;

type DraftsProps = Pick<CenterOrdersView, 'drafts' | 'dropping' | 'isBusy'> & {
  on: Pick<CenterOrdersIntents, 'dropDraft' | 'keepDraft'>;
};

function Draft({ draft, dropping, isBusy, on }: Omit<DraftsProps, 'drafts'> & { draft: DraftBrief }) {
  const { mode, about, goods, quoteId, savedAt } = draft;
  const isAsked = dropping?.mode === mode && dropping.draftId === draft.draftId;
  const lane = draftLane(about) ?? copy.noLane;
  const cargo = goods.length > 0 ? goods.join('、') : copy.noGoods;
  const days = [
    ...(about?.leavesAt ? [copy.leaves(momentText(about.leavesAt), mode)] : []),
    copy.saved(momentText(savedAt)),
  ].join('，');
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="wrap-anywhere text-ink">{[NAMES[mode] ?? [], lane, cargo].flat().join(' · ')}</p>
        <p className="text-12 text-muted">{days}</p>
      </div>
      <ButtonLink href={draftAddress(MODES[mode], quoteId)} look="line" size="small">
        {copy.go}
        <span className="sr-only">{copy.of(lane, cargo)}</span>
      </ButtonLink>
      <Button look="line" size="small" isBusy={isAsked && isBusy} onClick={() => on.dropDraft(draft)}>
        <span aria-hidden="true">{isAsked ? copy.sure : copy.drop}</span>
        <span className="sr-only">{`${isAsked ? copy.sure : ''}${copy.dropOf(lane, cargo)}`}</span>
      </Button>
      {isAsked && <LinkButton onClick={on.keepDraft}>{copy.keep}</LinkButton>}
    </li>
  );
}

export function CenterDrafts({ drafts, ...props }: DraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="mb-6">
      <h2 key={`${drafts.length} ${props.dropping?.draftId}`} ref={catchFocus} id="drafts" className="mb-1 text-20">
        {copy.title(drafts.length)}
      </h2>
      <p className="text-12 text-muted">{copy.kept}</p>
      <ul className="mt-1">
        {drafts.map((draft) => (
          <Draft key={`${draft.mode} ${draft.draftId}`} draft={draft} {...props} />
        ))}
      </ul>
    </section>
  );
}
