import { readFile, uploadFile } from '../../../contract/papers/files';
import { successAnswer } from '../../base/http/answer';
import type { Route } from '../../base/http/route';
import { fileAnswer } from './file-answer';
import type { FileService } from './service';

export const fileRoutes = (files: FileService): Route[] => [
  {
    method: 'POST',
    path: uploadFile.path,
    guarded: true,
    async answer(request, call) {
      const { userId } = await call.requireUser();
      return successAnswer(await files.receive(userId, request));
    },
  },
  {
    method: 'GET',
    path: readFile.path,
    guarded: false,
    async answer(request, call) {
      const { userId } = await call.requireUser();
      return fileAnswer(request, await files.read(userId, request.param('fileId') ?? ''));
    },
  },
];
