import type { FileRow } from './form';

const isSds = (docType: string): boolean => docType === 'SDS_CN' || docType === 'SDS_EN';

export const hasSds = (files: readonly FileRow[]): boolean => files.some(({ docType }) => isSds(docType));
