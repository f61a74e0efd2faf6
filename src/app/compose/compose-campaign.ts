import { campaignMachine } from '../../../machines/content/campaign';
import { campaignListMachine } from '../../../machines/content/campaign-list';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { secondTicker } from '../../effects/second-ticker';
import { askOnce } from '../once';

type Open = () => Promise<Gateway>;

const callsOver = (gateway: Open) =>
  askOnce(async () => {
    const [open, { campaignCallsOver }] = await Promise.all([
      gateway(),
      import('../../effects/campaign/campaign-calls'),
    ]);
    return campaignCallsOver(open);
  });

export function composeCampaign(gateway: Open) {
  const calls = callsOver(gateway);
  return campaignMachine.provide({
    actors: { loadCampaign: lazyActor(async () => (await calls()).loadCampaign), secondTicker },
  });
}

export function composeCampaignList(gateway: Open) {
  const calls = callsOver(gateway);
  return campaignListMachine.provide({ actors: { loadItems: lazyActor(async () => (await calls()).loadCampaigns) } });
}
