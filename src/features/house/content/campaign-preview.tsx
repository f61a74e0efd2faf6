import type { Campaign, CampaignText } from '../../../../domain/campaigns/campaign';
import { nextPhaseChange } from '../../../../domain/campaigns/campaign';
import type { CampaignStand } from '../../../../domain/campaigns/stand';
import type { ContentEditorIntents, ContentEditorView } from '../../../../machines/house/content-editor';
import { couponCopy } from '../../../copy/campaign/coupons';
import { slotCopy } from '../../../copy/campaign/slots';
import { campaignPartsCopy } from '../../../copy/house/campaign';
import type { LinkComponent } from '../../../trade/content/campaign-hero';
import { CampaignPage, type CampaignPart } from '../../../trade/content/campaign-page';
import { CouponCard } from '../../../trade/content/coupon-card';
import { Button } from '../../../ui/press/button';

const copy = campaignPartsCopy.preview;

/** Links in the preview open a new tab; anchors within the page are inert. */
const TabWay: LinkComponent = ({ href, className, label, children }) =>
  href.startsWith('#') ? (
    <span className={className}>{children}</span>
  ) : (
    <a href={href} className={className} aria-label={label} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{copy.newTab}</span>
    </a>
  );

function secondsToNextPhase(campaign: Campaign): number | null {
  const next = nextPhaseChange(campaign);
  return next === null ? null : Math.max(0, Math.round((Date.parse(next) - Date.parse(campaign.now)) / 1000));
}

function Slots({ text, stand }: { text: CampaignText; stand: CampaignStand | null }) {
  const form = text.blocks.find((block) => block.type === 'form');
  if (form?.type !== 'form') return null;
  return (
    <section className="rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 className="mb-4 text-20 md:text-24">{slotCopy.title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {form.slots.map((startsAt) => {
          const booked = stand?.booked.find((one) => one.startsAt === startsAt)?.count ?? 0;
          const left = Math.max(0, form.perSlot - booked);
          const state = left > 0 ? 'OPEN' : 'FULL';
          return (
            <li
              key={startsAt}
              className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong px-3"
            >
              <span className="font-medium">{slotCopy.when(startsAt)}</span>
              <span className="ml-auto text-12">{slotCopy.state({ slotId: '', startsAt, left, state })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type PreviewProps = {
  view: Pick<ContentEditorView, 'told' | 'preview' | 'shown' | 'mayPreview' | 'isWorking'>;
  on: Pick<ContentEditorIntents, 'preview'>;
};

/** Preview of a campaign, drawn with the page's own component and the gateway's figures. */
export function CampaignPreview({ view, on }: PreviewProps) {
  const { told, shown, mayPreview, isWorking } = view;
  const stand = shown?.campaign ?? null;
  const claimedOf = (id: string) => stand?.coupons.find(({ couponId }) => couponId === id)?.claimed ?? 0;
  const renderPart = (part: CampaignPart) =>
    part.type === 'form' ? (
      <Slots text={view.preview as CampaignText} stand={stand} />
    ) : (
      <CouponCard coupon={part}>
        <div className="grid justify-items-start gap-2">
          <Button look="signal" isOff>
            {copy.claim}
          </Button>
          <p className="text-12 text-muted">
            {couponCopy.left(Math.max(0, part.stock - claimedOf(part.couponId)), part.stock)}
          </p>
        </div>
      </CouponCard>
    );
  return (
    <section className="mt-8 min-w-0 overflow-hidden rounded-card border border-line bg-canvas">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-surface p-4">
        <h2 className="text-14 text-muted">{copy.title}</h2>
        <Button look="line" size="small" isBusy={isWorking} isOff={!mayPreview} onClick={on.preview}>
          {copy.ask}
        </Button>
      </div>
      {told === null ? (
        <p className="p-4 text-muted">{copy.none}</p>
      ) : (
        <CampaignPage
          campaign={told}
          secondsLeft={secondsToNextPhase(told)}
          way={TabWay}
          toOthers={null}
          renderPart={renderPart}
        />
      )}
    </section>
  );
}
