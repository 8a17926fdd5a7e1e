import { Reference } from '@/components/reference/reference';
import { readFoundations } from '@/scripts/design-tokens/foundations';

export default function ReferencePage() {
  return <Reference foundations={readFoundations()} />;
}
