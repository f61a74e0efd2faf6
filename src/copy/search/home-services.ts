import type { BookingMode } from '../../../domain/mode-ids';
import type { RouteName } from '../../../domain/routes';

type Art = 'ship' | 'tank' | 'warehouse' | 'truck';
type Service = {
  art: Art;
  to: RouteName;
  title: string;
  text: string;
  figures: readonly [figure: string, of: string][];
};
type MoreService = { mode: BookingMode; to: RouteName; title: string; text: string };

export const homeServicesCopy = {
  title: '一票危险品要的事，都在一处办',
  main: [
    {
      art: 'ship',
      to: 'shippingFcl',
      title: '海运整箱与拼箱',
      text: '按危险类别过滤承运人与港口；拼箱先做相容性审核，再给班期。',
      figures: [
        ['68', '海港'],
        ['494', '种危险品可查'],
      ],
    },
    {
      art: 'tank',
      to: 'tankIndex',
      title: '罐箱与液袋',
      text: '按密度和装货温度算充装率，给出罐型导则；危险货物一律不走液袋。',
      figures: [
        ['T1–T75', '罐箱导则'],
        ['80–95%', '充装率校验'],
      ],
    },
    {
      art: 'warehouse',
      to: 'warehouse',
      title: '危化仓储与内装',
      text: '甲乙丙类自动判断，预约入库到时段；装箱由持证装箱检查员现场检查。',
      figures: [
        ['甲 / 乙 / 丙', '火险类别'],
        ['72 h', '锁价'],
      ],
    },
    {
      art: 'truck',
      to: 'truck',
      title: '途运 危化车运',
      text: '按许可、车型与隧道先答能不能走，再给含押运的总价。',
      figures: [
        ['28', '座城市'],
        ['10', '种车型'],
      ],
    },
  ] satisfies Service[] as readonly Service[],
  more: [
    { mode: 'AIR', to: 'airLift', title: '国际空运', text: '24 个机场，客机货机分别核对' },
    { mode: 'RAIL', to: 'railWayIndex', title: '国际铁路', text: '19 个场站，中欧与中亚' },
    { mode: 'DOM', to: 'domesticTrade', title: '内贸海运', text: '沿海与长江，含税价' },
    { mode: 'DGD', to: 'dgdesk', title: '危品服务台', text: '9 项，从分类判定到货申报' },
    { mode: 'MALL', to: 'business', title: '化工商城', text: '89 种商品，自营有证' },
  ] satisfies MoreService[] as readonly MoreService[],
};
