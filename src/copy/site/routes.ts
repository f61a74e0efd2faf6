import type { RouteName } from '../../../domain/routes';
import { titles } from './titles';

/** Meta descriptions for search engines and link previews, also shown as the page's purpose. */
const descriptions = {
  home: '为全球客户提供化工供应链解决方案：海运整箱、拼箱、空运、铁路、罐箱、液袋、内装、仓储与危品申报，一站查价、下单、跟踪。',
  airLift: '按机场查空运价，实时核对客机、货机与禁运限制，当场算出计费重。',
  business: '按品名、CAS 号或 UN 编号找自营化工品，带运输资料、价格阶梯与到港价。',
  dgdesk: '分类鉴定、SDS、危包证、海事货申报、相容性审核，九项危险品服务明码标价。',
  domesticTrade: '沿海与长江内贸整箱，可门到门，运价含税列明。',
  enquiryFcl: '没有即时价的整箱航线在此询价，写明货物与期望时间，2 个工作小时内报价。',
  fluidBag: '非危险液体装液袋：先答能不能装，再给容量建议和含安装的总价。',
  truck: '危化整车：许可、车型、线路与到达时间先核对，再给含押运与过路的总价。',
  helpCenter: '新手指南、企业认证、价格与取消、产品下载与关于我们。',
  lcl: '危险品拼箱：各仓收哪些类别、同箱隔离怎样核对、一票怎么走与进仓须知。',
  news: '危险品运输法规、船期与港口动态。',
  railWayIndex: '中欧与中亚班列：起运站、到达站、班期与整箱运价，含换装口岸。',
  root: '正在确认登录状态。',
  shippingFcl: '按港口与货物查整箱船期：含起运港全部费用的总价、截止时间与各承运人能否收载。',
  shippingLcl: '按体积与重量查拼箱班期，多件货物实时核对同箱隔离，计费吨当场算清。',
  tankIndex: '按货物找合用的罐型，核算充装率，比较租金、清洗与免租期。',
  warehouse: '按城市与危险类别找有资质的危化品仓库，核对火灾危险性类别与余量。',
  warehouseing: '预约危化品入库：货物、服务、车辆与到库时间一次填清。',
  airLiftOrder: '填写航班、货物、尺寸与收发货人，提交国际空运订单。',
  builtInOrder: '预约装箱站内装：装箱站、箱型、货物与车辆入库时间。',
  builtInSuccess: '内装订单的进度与资料。',
  dgdeskSuccess: '危品服务订单的进度与资料。',
  dgdeskDetail: '填写成分、形态与资料，提交危险品服务申请。',
  truckOrder: '填写货物、装卸点与车辆，提交危化整车订单。',
  domesticTradeOrder: '填写箱型、货物与门点，提交内贸海运订单。',
  railWayOrder: '填写班列、货物与收发货人，提交国际铁路订单。',
  railWaySuccess: '铁路订单的进度与资料。',
  shippingFclOrder: '船期与箱型、货物、服务、费用四步，提交海运整箱订单。',
  shippingFclSuccess: '海运整箱订单的进度与资料。',
  shippingLclOldIndex: '旧版拼箱班期表，新版查询已上线。',
  shippingLclSuccess: '海运拼箱订单的进度与资料。',
  procurementMobile: '把采购单送给上级，在手机上签名同意或退回。',
  procurementShare: '查看分享给你的采购单。',
  act: '平台正在进行的活动与优惠。',
  newsDetail: '危险品运输资讯正文。',
  notFound: '你访问的页面不存在。',
} satisfies Record<RouteName, string>;

type RouteCopy = { title: string; description: string };

const routeCopy = (name: RouteName): RouteCopy => ({ title: titles[name], description: descriptions[name] });

export const routesCopy = Object.fromEntries(
  (Object.keys(titles) as RouteName[]).map((name) => [name, routeCopy(name)]),
) as Record<RouteName, RouteCopy>;
