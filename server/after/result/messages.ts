export const signerNeeded = '请填写签发人（2-20 字）';
export const resultTextNeeded = '请写明结论（10-2000 字）';
