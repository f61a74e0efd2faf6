export const signerNeeded = '请填写签发人（2–20 字）';
export const resultTextNeeded = '请写明结论（10–2000 字）';

export const handedOverText = (orderNo: string, version: number): string =>
  `【化途】服务单 ${orderNo} 的结果已交付（第 ${version} 版），请登录查看并核对校验值。`;

export const versionText = (version: number, signedBy: string): string => `第 ${version} 版，${signedBy} 签发`;

export const versionName = (title: string, version: number): string => `${title} 第 ${version} 版`;
