import { offerSearchCopy, type OfferSearchCopy } from '../../search/offer-search';

type AskedGoods = { isDanger: 'Y' | 'N'; name: string; temp: string };

function emptyRoomsCopy({ isDanger, name, temp }: AskedGoods): OfferSearchCopy['empty'] {
  const unknown =
    isDanger === 'Y'
      ? `物质库中没有 ${name}`
      : `物质库中没有叫“${name}”的普通货物（它若是危险货物，请选危险品并用 UN 编号查）`;
  return {
    title: `没有查到可存放${name}的库房`,
    text: `${unknown}，或各地都没有同时具备许可、类别与${temp}条件的库房。请核对货物，或发起询价，由客服判定并找库。`,
    widen: '看常温库房',
    enquire: '发起询价',
  };
}

export const whStatesCopyFor = (asked: AskedGoods): OfferSearchCopy => ({
  ...offerSearchCopy,
  title: '危化仓库',
  loading: '正在核对许可、火灾危险性类别与库内已有货物',
  empty: emptyRoomsCopy(asked),
});

export const whSearchCopy = {
  stay: {
    label: '存多少、存多久',
    trial: (amounts: string) => `还没有填全：${amounts}是试算数，请改成实际数。下单时不会带入试算数。`,
  },
};
