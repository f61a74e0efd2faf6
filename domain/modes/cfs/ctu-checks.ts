/** Station checks of every box, by the CTU Code. */
export const CTU_CHECKS = {
  shell: '箱体外观无破损、无变形',
  doors: '箱门密封条完好，锁杆灵活',
  clean: '箱内清洁、干燥、无异味、无残留',
  floor: '地板无突钉、无油污',
  plate: 'CSC 安全合格牌照在有效期内',
  oldMarks: '旧标志（危标、熏蒸）已清除',
  number: '箱号、箱型与放箱单一致',
  vents: '通风孔无堵塞',
  packs: '包装逐件外观检查，无渗漏',
  apart: '不相容货物未混装',
  mass: '货物重心居中，单侧偏差 ≤5%',
  lashed: '绑扎加固牢固，空隙已填充',
  placards: '四侧大危标已贴、朝向正确',
  seal: '封条号与记录一致，关门照片已拍',
} as const;
export type CtuCheck = keyof typeof CTU_CHECKS;
export const CTU_CHECK_IDS = Object.keys(CTU_CHECKS) as CtuCheck[];
