import { z } from 'zod';

/** Types of values. Each message continues the name: `PORT takes …`. */

export const text = z.string();

const whole = /^\d{1,15}$/;

export const count = (min: number, max = 1_000_000_000) =>
  z
    .string()
    .refine((given) => whole.test(given) && +given >= min && +given <= max, {
      error: `takes a whole number from ${min} to ${max}`,
    })
    .transform(Number);

export const number = (min: number, max: number) =>
  z
    .string()
    .refine((given) => /^\d*\.?\d+$/.test(given) && +given >= min && +given <= max, {
      error: `takes a number from ${min} to ${max}`,
    })
    .transform(Number);

export const address = (...schemes: readonly string[]) =>
  z
    .string()
    .refine((given) => URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1)), {
      error: `takes an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    });

export const mailAddress = z
  .string()
  .refine((given) => /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(given), {
    error: 'takes a mail address, alone or as Name <address>',
  });

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const logLevel = z.enum(LOG_LEVELS, { error: `takes one of ${LOG_LEVELS.join(', ')}` });

const HOOKS = ['public', 'private', 'off'] as const;
export const hooks = z.enum(HOOKS, { error: `takes one of ${HOOKS.join(', ')}` });

const NETWORKS = /^[0-9a-f.:/]+(\s*,\s*[0-9a-f.:/]+)*$/i;
export const proxies = z
  .string()
  .refine((given) => NETWORKS.test(given), {
    error: 'takes a number of proxies, or their addresses with commas between',
  })
  .transform((given) => (/^\d{1,2}$/.test(given) ? Number(given) : given));

export const fields = <T extends object>(object: T): [keyof T, T[keyof T]][] =>
  Object.entries(object) as [keyof T, T[keyof T]][];
