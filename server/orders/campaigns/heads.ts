import type { CampaignHead } from '../../../domain/campaigns/campaign';
import { routePath } from '../../../domain/routes';
import { type PageHead, breadcrumbList, siteTitle } from '../../base/site/page-head';
import type { CampaignService } from './service';

const campaignAddress = ({ slug }: CampaignHead): string => `${routePath('act')}/${slug}`;

function buildPageHead(head: CampaignHead, origin: string): PageHead {
  const { title, text, phase, startsAt, endsAt } = head;
  const url = `${origin}${campaignAddress(head)}`;
  const named = { title: siteTitle(title), description: text, canonical: url };
  if (phase === 'ENDED') return { ...named, isHidden: true };
  return {
    ...named,
    data: [
      {
        '@type': 'SaleEvent',
        name: title,
        description: text,
        url,
        startDate: startsAt,
        endDate: endsAt,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url },
      },
      breadcrumbList(origin, [
        ['活动', routePath('act')],
        [title, campaignAddress(head)],
      ]),
    ],
  };
}

export const campaignHeads = (service: CampaignService, origin = '') => ({
  async headOf(this: void, { id }: { id: string | null }): Promise<PageHead | null> {
    if (id === null) return null;
    const head = await service.head(id);
    return head ? buildPageHead(head, origin) : { isHidden: true };
  },
  has: async (id: string): Promise<boolean> => (await service.head(id)) !== null,
  addresses: async (): Promise<string[]> =>
    (await service.open()).filter(({ phase }) => phase === 'RUNNING').map(campaignAddress),
});
