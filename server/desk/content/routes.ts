import { actOnContent, actOnLegalText, houseContent, readContent, saveContent } from '../../../contract/house/content';
import type { Route } from '../../http/route';
import type { StaffDoor } from '../../staff/serve';
import { type ContentDeskDeps, contentDesk } from './content';

/** What readers read, written at the desk. */
export function contentDeskRoutes({ door, ...deps }: ContentDeskDeps & { door: StaffDoor }): Route[] {
  const desk = contentDesk(deps);
  return [
    door.serve(houseContent, () => desk.list()),
    door.serve(readContent, (asked, { staffId }) => desk.read(asked, staffId)),
    door.serve(saveContent, (asked, { staffId }) => desk.save(asked, staffId)),
    door.serve(actOnContent, (asked, { staffId }) => desk.act(asked, staffId)),
    door.serve(actOnLegalText, (asked, { staffId }) => desk.actOnLegal(asked, staffId)),
  ];
}
