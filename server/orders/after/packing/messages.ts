import { MOST_PHOTOS, type Packed } from '../../../../domain/order/on-site/packed';

export const packingMessages = {
  unitUnknown: '没有这个箱',
  containerNo: '箱号格式或校验位不正确',
  containerTwice: '箱号与本单另一箱重复',
  seal: '铅封号为 4–15 位字母或数字',
  kg: '请填写 VGM 重量（1500–45000 kg 的整数）',
  by: '请填写称重人（2–20 字）',
  signer: '请填写装箱检查员姓名（2–20 字）',
  licence: '请填写装箱检查员证号（4–30 位字母、数字或短横线）',
  noCertificate: '普通货物不签装箱证明书',
  full: `每箱最多 ${MOST_PHOTOS} 张照片`,
  unsigned: '装箱证明书还没有签字，或签字之后又有改动，请重新签字',
  unpacked: (name: string) => `${name} 还没有登记箱号与铅封号`,
  unweighed: (name: string) => `${name} 已订过磅，请登记整箱过磅的 VGM`,
  over: (name: string) => `${name} 的 VGM 超过箱子最大总重，需掏箱减载后重新过磅`,
  unseen: (name: string) => `${name} 已订拍照，还没有照片`,
  checksOpen: (open: number) => `还有 ${open} 项现场检查没有合格，不能签字`,
} as const;

const METHODS = { WHOLE: '整箱过磅', SUM: '累加' } as const;

export const packedText = (name: string, { containerNo, seal, vgm }: Omit<Packed, 'at' | 'unit'>): string =>
  [`${name} ${containerNo}，铅封 ${seal}`, vgm && `VGM ${vgm.kg} kg（${METHODS[vgm.method]}，${vgm.by}）`]
    .filter(Boolean)
    .join('，');

export const signerText = ({ name, licence }: { name: string; licence: string }): string =>
  `${name}（证号 ${licence}）`;
