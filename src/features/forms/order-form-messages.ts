import { yesOrNo } from '#shell/form/form.ts';
import { septicOrderFields } from './septic-order.ts';

/** Texts of the order of septic tank emptying, on paper and on its page. */
export const orderForm = {
  'orderForm.title': {
    et: 'Fekaaliveo tellimisleht',
    ru: 'Бланк заказа на вывоз фекалий',
    en: 'Order form for septic tank emptying',
  },
  'orderForm.download': {
    et: 'Tellimisleht paberil täitmiseks (PDF)',
    ru: 'Бланк заказа, который можно заполнить от руки (PDF)',
    en: 'Order form to fill in on paper (PDF)',
  },
  'orderForm.send': {
    et: 'Saatke täidetud leht aadressil {email} või tooge see meie esindusse.',
    ru: 'Отправьте заполненный бланк на адрес {email} или принесите его в одно из наших представительств.',
    en: 'Send the completed form to {email} or bring it to one of our offices.',
  },
  'orderForm.name': septicOrderFields.name.label,
  'orderForm.phone': septicOrderFields.phone.label,
  'orderForm.email': septicOrderFields.email.label,
  'orderForm.contractNumber': septicOrderFields.contractNumber.label,
  'orderForm.address': septicOrderFields.address.label,
  'orderForm.directions': septicOrderFields.directions.label,
  'orderForm.tank': septicOrderFields.tank.label,
  'orderForm.cesspit': septicOrderFields.tank.options[0].label,
  'orderForm.septicTank': septicOrderFields.tank.options[1].label,
  'orderForm.dryToilet': septicOrderFields.tank.options[2].label,
  'orderForm.volume': septicOrderFields.volume.label,
  'orderForm.distance': septicOrderFields.distance.label,
  'orderForm.day': septicOrderFields.day.label,
  'orderForm.presence': septicOrderFields.presence.label,
  'orderForm.yes': yesOrNo[0].label,
  'orderForm.no': yesOrNo[1].label,
  'orderForm.notes': septicOrderFields.notes.label,
  'orderForm.dateAndSignature': { et: 'Kuupäev ja allkiri', ru: 'Дата и подпись', en: 'Date and signature' },
} as const;
