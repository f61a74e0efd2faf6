import * as v from 'valibot';

import { BORDER_CODES, BORDERS } from '../../../domain/modes/rail/corridor';
import { successAnswer } from '../../http/answer';
import type { Route } from '../../http/route';
import type { Notices } from '../../notices/notices';
import { pageRoute } from '../pages/page';
import { posted } from '../pages/posted';

const MOST_DAYS = 90;

const place = v.picklist(BORDER_CODES);
const put = v.object({
  place,
  text: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)),
});

/** Where a person of the house says that a border is held up, and takes it back. */
export const noticeRoutes = (notices: Notices): Route[] => [
  pageRoute('/__demo/desk/notices.json', async () => {
    const said = await notices.list();
    return successAnswer(
      BORDER_CODES.map((code) => ({
        place: code,
        name: BORDERS[code].nameCn,
        notice: said.find((one) => one.place === code) ?? null,
      })),
    );
  }),
  posted('/__demo/desk/notices', put, (notice) => notices.put(notice)),
  posted('/__demo/desk/notices/drop', v.object({ place }), (dropped) => notices.drop(dropped.place)),
];
