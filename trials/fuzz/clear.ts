import { type Fault, fault as faultForm } from '../../protocol/fault.ts';

/** Faults describe the request, never the program. */
const INSIDES = /node_modules|\.ts:\d|at \w+ \(|sqlite|\[object/i;

/** What is faultTextProblem about a fault, or reveals too much. */
export function faultTextProblem(fault: Fault): string | undefined {
  if (!faultForm.strict().safeParse(fault).success)
    return 'was answered with a fault that is not of its form';
  if (fault.message.length < 5 || fault.message.length > 1000) return 'was refused without a clear message';
  return INSIDES.test(fault.message) ? 'was refused with words from inside the program' : undefined;
}
