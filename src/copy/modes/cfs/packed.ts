import type { VgmMethod, VgmStand } from '../../../../domain/order/on-site/packed';

type WeightComparison = { kg: number; declared: number; most: number };

const weightDifference = ({ kg, declared }: WeightComparison): string =>
  kg === declared ? '相同' : `${kg > declared ? '多' : '少'} ${Math.abs(kg - declared)} kg`;

export const packedCopy = {
  title: '装箱结果',
  note: {
    Y: '装箱站关门后逐箱登记；签发装箱证明书之后再有改动，需重新签发。',
    N: '装箱站关门后逐箱登记。',
  },
  doors: (containerNo: string, seal: string) => `${containerNo}，铅封 ${seal}`,
  otherNo: (typed: string) => `与下单时填的箱号 ${typed} 不同，请通知船公司和报关行`,
  otherSeal: (typed: string) => `与下单时填的铅封号 ${typed} 不同`,
  unshut: '还没有登记箱号与铅封号',
  vgm: (kg: number) => `VGM ${kg} kg`,
  method: { WHOLE: '整箱过磅（方法一）', SUM: '累加（方法二）' } satisfies Record<VgmMethod, string>,
  by: (method: string, by: string, at: string) => `${method} · ${by} · ${at}`,
  unweighed: '装箱站没有登记 VGM，出运前需由托运人提供',
  stand: {
    FINE: (one: WeightComparison) =>
      `与按单估算 ${one.declared} kg ${weightDifference(one)}，在允差 ${one.most} kg 以内`,
    APART: (one: WeightComparison) =>
      `与按单估算 ${one.declared} kg ${weightDifference(one)}，超过允差 ${one.most} kg（5% 与 1 吨取小），请核对毛重后改申报`,
    OVER: () => `超过箱子最大总重，不能出站，需掏箱减载`,
  } satisfies Record<VgmStand, (one: WeightComparison) => string>,
  photos: (count: number) => `照片 ${count} 张`,
  photo: (at: number) => `看照片 ${at}`,
  photoOf: (box: string, at: number, name: string) => `${box} 看照片 ${at}：${name}`,
  signed: (by: string, at: string, version: number) => `装箱证明书第 ${version} 版已由 ${by} 于 ${at} 签发`,
  unsigned: '装箱证明书还没有签发，现在打印的是草稿',
  hash: (bytes: number) => `原件 ${bytes} 字节，SHA-256：`,
};
