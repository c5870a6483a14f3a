import { loadTables, recommended, reviewBusinessCustomer } from '@passmuster/kyc';
import { customerSample } from '@passmuster/testing/samples';
import { changed } from '@passmuster/testing/changed';
const tables = await loadTables(recommended);
const options = { asOf: '2026-11-21', preset: recommended, tables };
const R='registered_address.', O='business_owners.0.';
console.log(customerSample.business_name, customerSample.business_type, customerSample.business_owners.map((o:any)=>o.first_name+' '+o.last_name));
const cases: [string, object][] = [
 ['whole address', {[R+'street1']:'12 Long Street, Cape Town, 8001'}],
 ['whole address 2', {[R+'street1']:'12 Long Street, Cape Town, Western Cape, 8001, South Africa'}],
 ['street + city', {[R+'street1']:'12 Long Street, Cape Town'}],
 ['named like owner', {business_name:'Thandi Mokoena', business_type:'LIMITED_LIABILITY_COMPANY'}],
 ['named like own owner', {business_name: customerSample.business_owners[0]!.first_name+' '+customerSample.business_owners[0]!.last_name, business_type:'LIMITED_LIABILITY_COMPANY'}],
 ['named like own owner + ltd', {business_name: customerSample.business_owners[0]!.first_name+' '+customerSample.business_owners[0]!.last_name+' (Pty) Ltd', business_type:'LIMITED_LIABILITY_COMPANY'}],
 ['brackets', {[O+'last_name']:'Persaud (Managing Director)'}],
 ['brackets maiden', {[O+'last_name']:'Persaud (née Singh)'}],
 ['LLP GP', {business_name:'Karoo Trading LLP', business_type:'GENERAL_PARTNERSHIP'}],
 ['L.P. GP', {business_name:'Karoo Trading L.P.', business_type:'GENERAL_PARTNERSHIP'}],
 ['LP vs LLP', {business_name:'Karoo Trading LP', business_type:'LIMITED_LIABILITY_PARTNERSHIP'}],
 ['? name', {[O+'last_name']:'M?ller'}],
 ['? business', {business_name:'Caf? do Brasil Ltda'}],
 ['? street', {[R+'street1']:'Rua S?o Jo?o 12'}],
 ['? city', {[R+'city']:'S?o Paulo'}],
 ['? nature', {nature_of_business:'Produ??o de caf? torrado'}],
 ['moji name', {[O+'last_name']:'MÃ¼ller'}],
 ['moji street', {[R+'street1']:'Rua SÃ£o JoÃ£o 12'}],
 ['moji city', {[R+'city']:'SÃ£o Paulo'}],
 ['moji nature', {nature_of_business:'ProduÃ§Ã£o de cafÃ© torrado'}],
 ['moji title', {[O+'title']:'GÃ©rant'}],
 ['web in name', {[O+'last_name']:'www.mokoena.co.za'}],
 ['web business', {business_name:'www.karoo.co.za'}],
 ['email business', {business_name:'info@karoo.co.za'}],
 ['email in desc', {nature_of_business:'info@karoo.co.za'}],
 ['phone counting', {phone:'+27123456789'}],
 ['phone counting owner', {[O+'phone_number']:'+27812345678'}],
 ['phone repeated', {phone:'+27111111111'}],
 ['phone 000', {phone:'+27110000000'}],
 ['postal 0000', {[R+'postal_code']:'0000'}],
 ['caps desc', {nature_of_business:'WE SELL FRESH FRUIT TO SUPERMARKETS IN CAPE TOWN'}],
 ['whole name in first', {[O+'first_name']:'Thandi Mokoena', [O+'last_name']:'Mokoena'}],
 ['PO box pt', {[R+'street1']:'Caixa Postal 1234',[R+'street2']:''}],
 ['PO fr', {[R+'street1']:'B.P. 1234',[R+'street2']:''}],
 ['PO es', {[R+'street1']:'Apartado Postal 738',[R+'street2']:''}],
 ['PO es2', {[R+'street1']:'Apdo. 738',[R+'street2']:''}],
 ['PO es3', {[R+'street1']:'Casilla 738',[R+'street2']:''}],
 ['PO de', {[R+'street1']:'Postfach 14 73',[R+'street2']:''}],
 ['POB', {[R+'street1']:'POB 1234',[R+'street2']:''}],
 ['PO it', {[R+'street1']:'Casella postale 12',[R+'street2']:''}],
 ['PO nl', {[R+'street1']:'Postbus 12345',[R+'street2']:''}],
 ['PO pl', {[R+'street1']:'Skrytka pocztowa 12',[R+'street2']:''}],
 ['PO sv', {[R+'street1']:'Box 123',[R+'street2']:''}],
 ['PO BW', {[R+'street1']:'P O Box 1234',[R+'street2']:'', [R+'country']:'BW', [R+'city']:'Gaborone',[R+'state']:'South East',[R+'postal_code']:''}],
 ['PO ZA', {[R+'street1']:'P O Box 1234',[R+'street2']:''}],
 ['PO Box 12 34', {[R+'street1']:'PO Box 12 345',[R+'street2']:''}],
];
const base = new Set(reviewBusinessCustomer(customerSample, options).findings.map(f=>f.rule+f.path.join('.')));
for (const [n,c] of cases) console.log(n.padEnd(26), reviewBusinessCustomer(changed(customerSample,c as any), options).findings.filter(x=>!base.has(x.rule+x.path.join('.'))).map(x=>`${x.severity} ${x.rule} ${x.path.join('.')}`).join('; ')||'-- NOTHING');
