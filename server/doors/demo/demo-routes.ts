import { endpoints } from '../../../contract/gateway/endpoints';
import type { Clock } from '../../base/clock';
import type { Queries } from '../../base/database/database';
import { successAnswer } from '../../base/http/answer';
import type { Route } from '../../base/http/route';
import { newestMessages } from '../../people/sms/outbox';
import { contractPage } from './pages/contract-page';
import { OUTBOX_SCRIPT_PATH, outboxPage } from './pages/outbox-page';
import { OUTBOX_SCRIPT } from './pages/outbox-script';
import { fileRoute, pageRoute } from './pages/page';
import { PAGE_STYLE } from './pages/style';

/** A newer code for the same purpose ends the older one, whatever its remaining time. */
async function messagesNow(queries: Queries, clock: Clock) {
  const doors = new Set<string>();
  return (await newestMessages(queries)).map(({ expiresAt, ...message }) => {
    const door = `${message.phone} ${message.messageType}`;
    const minutes = doors.has(door) ? 0 : Math.ceil((expiresAt.getTime() - clock.now()) / 60_000);
    doors.add(door);
    return { ...message, minutesLeft: Math.max(0, minutes) };
  });
}

/** Demo pages; not served in production. */
export const demoRoutes = (queries: Queries, clock: Clock): Route[] => [
  pageRoute('/__demo/outbox', outboxPage),
  pageRoute('/__demo/outbox.json', async () => successAnswer(await messagesNow(queries, clock))),
  pageRoute('/api/docs', () => contractPage(endpoints)),
  fileRoute(OUTBOX_SCRIPT_PATH, 'text/javascript', OUTBOX_SCRIPT),
  fileRoute('/__demo/pages.css', 'text/css', PAGE_STYLE),
];
