import {
  actOnEnquiry,
  holdEnquiry,
  houseEnquiries,
  readEnquiryCase,
  readEnquiryPaper,
  rehearseEnquiry,
} from '../../../../contract/house/enquiries';
import type { CalendarWatch } from '../../../world/calendar/calendar';
import type { EnquiryService } from '../../../orders/enquiries/service';
import { fileAnswer } from '../../../people/files/file-answer';
import type { FileService } from '../../../people/files/service';
import type { Route } from '../../../base/http/route';
import { validate } from '../../../base/http/validate';
import type { ServerModes } from '../../../trade/modes';
import type { StaffDoor } from '../../../people/staff/serve';
import { countQueues } from '../counts';
import { type WorkDeps, createCaseWork } from '../work';
import { workRoutes } from '../work-routes';
import { loadEnquiryPaper, loadEnquiryCase } from './case';
import { enquiryCaseDesk } from './enquiry-desk';
import { listEnquiries } from './queue';

export type EnquiryDeskDeps = WorkDeps & {
  door: StaffDoor;
  enquiries: Pick<EnquiryService, 'desk' | 'deskOver'>;
  calendar: Pick<CalendarWatch, 'current'>;
  modes: ServerModes;
  files: Pick<FileService, 'piecesOf'>;
};

export function enquiryDeskRoutes({ door, enquiries, calendar, modes, files, ...deps }: EnquiryDeskDeps): Route[] {
  const { database, clock } = deps;
  const desk = enquiryCaseDesk(enquiries);
  const work = createCaseWork(deps, desk);
  return [
    door.serve(houseEnquiries, async (asked, { staffId, roles }) => {
      const counts = await countQueues(database, roles, new Date(clock.now()));
      const as = { staffId, now: clock.now(), modes, calendar: await calendar.current() };
      return { ...(await listEnquiries(database, asked, as)), counts };
    }),
    door.serve(readEnquiryCase, async ({ no }, user) =>
      loadEnquiryCase(database, desk, { enquiryNo: no, user, calendar: await calendar.current() }),
    ),
    ...workRoutes(door, { rehearse: rehearseEnquiry, act: actOnEnquiry, hold: holdEnquiry }, work),
    {
      method: 'GET',
      path: readEnquiryPaper.path,
      guarded: 'own',
      async answer(request, call) {
        await door.admit(call, readEnquiryPaper.access);
        const { no, fileId } = validate(readEnquiryPaper.request, request.param());
        const file = await loadEnquiryPaper(database, no, fileId);
        return fileAnswer(request, { ...file, pieces: await files.piecesOf(fileId, file) });
      },
    },
  ];
}
