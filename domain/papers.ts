import type { FileRow } from './fcl-order';

const isSds = (docType: string): boolean => docType === 'SDS_CN' || docType === 'SDS_EN';

export const hasSds = (files: readonly FileRow[]): boolean => files.some(({ docType }) => isSds(docType));
