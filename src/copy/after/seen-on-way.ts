export const seenOnWayCopy = {
  title: '途中单据与照片',
  note: '由现场登记时上传，随每一步报告存档；点开查看或下载。',
  opens: (place: string, paper: string, name: string) => `${place} 看${paper}：${name}`,
};
