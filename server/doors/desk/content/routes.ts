import {
  actOnContent,
  actOnLegalText,
  houseContent,
  readContent,
  saveContent,
} from '../../../../contract/house/content';
import { campaignUptake, previewCampaign } from '../../../../contract/house/campaigns';
import type { Route } from '../../../base/http/route';
import type { StaffDoor } from '../../../people/staff/serve';
import { campaignDesk, type CampaignDeskDeps } from './campaigns';
import { type ContentDeskDeps, contentDesk } from './content';

export type ContentRouteDeps = ContentDeskDeps & CampaignDeskDeps & { door: StaffDoor };

export function contentDeskRoutes({ door, ...deps }: ContentRouteDeps): Route[] {
  const desk = contentDesk(deps);
  const campaigns = campaignDesk(deps);
  return [
    door.serve(houseContent, () => desk.list()),
    door.serve(readContent, (asked, { staffId }) => desk.read(asked, staffId)),
    door.serve(saveContent, (asked, { staffId }) => desk.save(asked, staffId)),
    door.serve(actOnContent, (asked, { staffId }) => desk.act(asked, staffId)),
    door.serve(actOnLegalText, (asked, { staffId }) => desk.actOnLegal(asked, staffId)),
    door.serve(previewCampaign, (asked) => campaigns.preview(asked)),
    door.serve(campaignUptake, (asked, user) => campaigns.uptake(asked, user)),
  ];
}
