// The bank as this room brings it: its server where one is named, otherwise a folder of ours.
import path from 'node:path';
import type { OutsideService } from '../../platform/core/outside-services.ts';
import type { Services } from '../../platform/core/room.ts';
import type { BankGateway } from './bank-gateway.ts';
import { openDropFolder } from './drop-folder.ts';
import { openSftp } from './sftp.ts';

export const bankService: OutsideService<BankGateway> = {
  name: 'the bank',
  open({ config }, closing) {
    const { BANK_SFTP_URL: url, BANK_SFTP_HOST_KEY: hostKey } = config;
    const { BANK_SFTP_PRIVATE_KEY: privateKey, DATA_DIR, NODE_ENV } = config;
    // Nobody plays the bank where money is meant.
    const gateway =
      url && hostKey
        ? openSftp({ url, hostKey, privateKey })
        : openDropFolder(path.resolve(DATA_DIR, 'ach'), NODE_ENV !== 'production');
    return closing.adopt(gateway, (open) => open.close());
  },
};

export const bankOf = ({ outside }: Pick<Services, 'outside'>): BankGateway =>
  outside.get(bankService);
