import type { DemoAccount } from '../demo/accounts';
import { EXIT, StartFailure } from '../../base/exit-codes';

/** Reasons for a failed start: one line, in Chinese for readers and English for searching. */
export const startFailures = {
  locked: (folder: string, pid: number) =>
    new StartFailure(
      EXIT.locked,
      `数据目录正被进程 ${pid} 使用，请先停止它或换用其他 DATA_DIR：${folder} (the data directory is in use by process ${pid})`,
    ),
  unwritable: (folder: string, cause: unknown) =>
    new StartFailure(
      EXIT.cannotCreate,
      `无法写入数据目录，请检查权限或换用其他 DATA_DIR：${folder} (the data directory cannot be written)`,
      { cause },
    ),
  noDatabase: (where: string, cause: unknown) =>
    new StartFailure(EXIT.unavailable, `数据库没有应答，请检查 DATABASE_URL：${where} (the database does not answer)`, {
      cause,
    }),
  noRoom: (folder: string) =>
    new StartFailure(
      EXIT.cannotCreate,
      `磁盘空间不足，数据库无法启动，请腾出空间或换用其他 DATA_DIR：${folder} (there is not enough room on the disk)`,
    ),
  strangeFiles: () =>
    new StartFailure(
      EXIT.settings,
      '设置有误：FILES_STORE / FILES_DIR 指向的位置不是这个数据库的资料所在 (the files of this database lie elsewhere)',
    ),
  builtForDemo: () =>
    new StartFailure(
      EXIT.settings,
      '设置有误：程序是按演示构建的，页面会写演示的电话与备案；请用 GATEWAY_MODE=production 执行 npm run build 或 npm start (built for the demo, build again for production)',
    ),
  portInUse: (host: string, port: number) =>
    new StartFailure(EXIT.address, `端口 ${port} 已被占用，请换用其他 PORT：${host}:${port} (the port is in use)`),
  badAddress: (host: string, port: number, cause: unknown) =>
    new StartFailure(
      EXIT.address,
      `无法监听该地址，请检查 HOST 与 PORT：${host}:${port} (the address cannot be bound)`,
      { cause },
    ),
};

export const startLines = {
  ready: (url: string) => `ready ${url}`,
  outbox: (url: string) => `短信发件箱 ${url}/__demo/outbox`,
  desk: (url: string) => `平台工作台 ${url}/__demo/staff`,
  contract: (url: string) => `接口文档 ${url}/api/docs`,
  demoAccount: ({ phone, password, story }: DemoAccount) => `演示账号 ${phone} 密码 ${password}（${story}）`,
};
