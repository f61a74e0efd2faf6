export const photosCopy = {
  of: (what: string) => `${what} 的照片`,
  open: (what: string, no: number, name: string) => `${what} 的照片 ${no}：查看 ${name}`,
};
