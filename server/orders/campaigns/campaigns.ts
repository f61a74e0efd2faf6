import { bookSlot, changeSlot, giveBackSlot, slotSheet } from '../../../contract/campaigns/slots';
import { campaignDetail, campaignList } from '../../../contract/campaigns/campaigns';
import { dayAt } from '../../../domain/values/days';
import { createCmsStore } from '../../world/cms/store';
import { serve } from '../../base/http/serve';
import { firstCampaigns } from './first';
import { campaignHeads } from './heads';
import { type CampaignDeps, campaignService } from './service';
import { type SlotDeps, slotService } from './slots';

export type CampaignParts = CampaignDeps & SlotDeps & { siteOrigin: string | undefined };

/** Campaigns. A fresh installation starts with samples; later the editors' table decides. */
export async function createCampaigns({ siteOrigin, ...deps }: CampaignParts) {
  await deps.database.tx(async (inside) => {
    const store = createCmsStore(inside);
    if (!(await store.isEmpty('campaign'))) return;
    const now = deps.clock.now();
    for (const { actId, body } of firstCampaigns(dayAt(now))) await store.bring('campaign', actId, body, new Date(now));
  });
  const service = campaignService(deps);
  const slots = slotService(deps);
  return {
    routes: [
      serve(campaignList, async () => ({ records: await service.open() })),
      serve(campaignDetail, ({ id }) => service.read(id)),
      serve(slotSheet, ({ id, key }) => slots.read(id, key)),
      serve(bookSlot, (asked) => slots.book(asked)),
      serve(changeSlot, (asked) => slots.change(asked)),
      serve(giveBackSlot, (asked) => slots.giveBack(asked)),
    ],
    sweep: slots.sweep,
    tell: service.tell,
    ...campaignHeads(service, siteOrigin),
  };
}
