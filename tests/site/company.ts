/** The company as the shipped content has it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companySchema } from '#shell/company/company.ts';
import { root } from '../site-settings.ts';

export const companyFile = 'src/content/company.json';

export const company = companySchema.parse(JSON.parse(readFileSync(join(root, companyFile), 'utf8')));

export const { infoPhone } = company;
