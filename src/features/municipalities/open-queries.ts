import type { QueryContext } from '#platform/store/query.ts';
import { carrierNames } from './carriers.ts';

export function openMunicipalities(context: QueryContext) {
  const { reader } = context;
  const findCarrierName = carrierNames(context);
  const contracts = reader.range('municipality-contracts', 'municipality-contracts');
  return reader.range('municipalities', 'municipalities').map(({ website: _, ...municipality }) => ({
    ...municipality,
    contracts: contracts
      .filter((contract) => contract.municipality === municipality.id)
      .map((contract) => ({ ...contract, carrier: findCarrierName(contract.carrier) })),
  }));
}
