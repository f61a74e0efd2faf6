import { gateCodeInGroups, maskedPlate } from '../../domain/order/gate-code';
import type { ExpectedGate } from '../after/expected';
import { writtenTime } from '../china-time';
import { DatabaseUnavailable } from '../database/unavailable';
import type { Route } from '../http/route';
import { gatePage } from './gate-page';

const SAID: Readonly<Record<ExpectedGate['stand'], string>> = {
  CAME: '这辆车已登记到场，预约码不能再用。',
  UNREAD: '订单还在审核，尚未确认，暂不能进场。',
  EARLY: '订单已确认，还没到预约时段，请按时段到场。',
  LATE: '已过预约时段，能否进场由门岗核定。',
  NO_PLATE: '还没有登记车辆，请货主补填车牌后再进场。',
  OPEN: '订单已确认，正在预约时段内，核对车牌后进场。',
};

/** The database is: a driver reads a page of it, too. */
const AWAY = 'away' as const;

/** What stands behind the code of a notice: for whoever scans it where, when and who, and no more of the plate than that. */
export const gateRoute = (find: (code: string) => Promise<ExpectedGate | null>): Route => ({
  method: 'GET',
  path: '/g/:code',
  guarded: false,
  async answer(request) {
    const code = request.param('code') ?? '';
    const gate = await find(code).catch((error: unknown): typeof AWAY => {
      if (error instanceof DatabaseUnavailable) return AWAY;
      throw error;
    });
    if (gate === AWAY) {
      const said = '系统暂时查不到预约，请稍后再扫；车辆请在门外等候。';
      const { headers, ...page } = await gatePage({ status: 503, title: '暂时无法核对', standing: 'WAITS', said });
      return { ...page, headers: { ...headers, 'retry-after': '5' } };
    }
    if (!gate) {
      const said = '预约码不存在、已过期或已取消，请向货主核对。';
      return gatePage({ status: 404, title: '预约码无效', standing: 'VOID', said });
    }
    const { station, at, plateNo, stand, isOut } = gate;
    const title = `预约码 ${gateCodeInGroups(code)}`;
    const standing = stand === 'OPEN' ? 'OPEN' : 'WAITS';
    return gatePage({ status: 200, title, standing, said: SAID[stand] }, [
      [isOut ? '提货仓库' : '送往', station],
      [isOut ? '提货时间' : '送货时间', at === null ? '平台上门提货' : writtenTime(at)],
      ['车牌号', plateNo === '' ? '未填' : maskedPlate(plateNo)],
    ]);
  },
});
