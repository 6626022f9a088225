import type { LanguageCode } from '#shared/projects/locales.ts';

interface ContactWords {
  /** Ways to a person, and asking for one. */
  readonly ways: string;
  /** What people write around them: alone these say nothing. */
  readonly around: string;
}

/** How customers of each language ask for a person (behaviour/search 23). Forms and single slips are found by themselves. */
export const contactWords: Readonly<Record<LanguageCode, ContactWords>> = {
  bg: {
    ways: 'контакт контакти телефон телефонен обаждане обадя чат имейл хотлайн оператор свързване свържа kontakt telefon',
    around:
      'номер за на с вас вашия към как мога да се ли адрес обслужване клиенти отдел екип магазина човек',
  },
  cs: {
    ways: 'kontakt kontakty kontaktovat telefon telefonní zavolat volat chat email e-mail mail infolinka linka operátor',
    around:
      'číslo na vás s vámi jak mohu můžu se adresa zákaznický servis podpora péče o zákazníky člověk obchod',
  },
  da: {
    ways: 'kontakt kontakte telefon telefonnummer ringe ring chat email e-mail mail hotline tlf',
    around:
      'nummer til jer hvordan kan jeg os adresse kundeservice support en person menneske med tale butik',
  },
  de: {
    ways: 'kontakt kontaktieren kontaktformular telefon telefonnummer rufnummer anrufen telefonisch chat email e-mail mail hotline ansprechpartner erreichen',
    around:
      'nummer zu euch sie ihnen wie kann ich man den dem die der mit kundenservice kundendienst service support adresse einen mitarbeiter mensch shop per',
  },
  el: {
    ways: 'επικοινωνία επικοινωνήσω τηλέφωνο τηλεφωνικό τηλέφωνα καλέσω κλήση chat email e-mail mail συνομιλία epikoinonia tilefono',
    around:
      'αριθμός με σας μαζί πώς μπορώ να την το στο εξυπηρέτηση πελατών υποστήριξη διεύθυνση άνθρωπο εκπρόσωπο φόρμα κατάστημα',
  },
  en: {
    ways: 'contact telephone phone call hotline chat email e-mail mail helpline',
    around:
      'number us you how can do i to the by with a your customer service services support team address details form person human someone shop live',
  },
  es: {
    ways: 'contacto contactar teléfono llamar llamada chat correo email e-mail mail telefónico',
    around:
      'número de con vosotros ustedes cómo puedo os les el la por en línea electrónico atención al cliente servicio soporte dirección persona formulario tienda',
  },
  et: {
    ways: 'kontakt kontaktid kontakteeruda telefon telefoninumber helistada helistama vestlus chat email e-post e-mail mail',
    around:
      'number teiega teile kuidas ma saan võtta ühendust klienditeenindus klienditugi aadress inimesega pood',
  },
  fi: {
    ways: 'yhteystiedot yhteydenotto yhteyttä puhelin puhelinnumero soittaa soita chat sähköposti email e-mail mail',
    around:
      'numero miten voin teihin ottaa teille asiakaspalvelu asiakaspalveluun tuki osoite ihminen kauppa otan',
  },
  fr: {
    ways: 'contact contacter téléphone téléphoner appeler appel chat courriel email e-mail mail hotline joindre téléphonique',
    around:
      'numéro de du des nous vous comment puis je le la par au avec service client clients clientèle support adresse un une conseiller humain formulaire boutique',
  },
  hu: {
    ways: 'kapcsolat kapcsolatfelvétel elérhetőség elérhetőségek telefon telefonszám telefonos hívás felhívni chat email e-mail mail',
    around:
      'szám hogyan tudok tudom önökkel önöket veletek a az ügyfélszolgálat ügyfélszolgálati cím felvenni ember bolt',
  },
  it: {
    ways: 'contatto contatti contattare contattarvi telefono telefonico chiamare chiamata chat email e-mail mail',
    around:
      'numero di come posso vi voi il la per con via servizio clienti assistenza supporto indirizzo persona operatore modulo negozio',
  },
  lt: {
    ways: 'kontaktai kontaktas susisiekti susisiekimas telefonas telefono skambinti paskambinti pokalbis chat el paštas email e-mail mail',
    around: 'numeris numerį su jumis kaip galiu klientų aptarnavimas pagalba adresas žmogumi parduotuvė',
  },
  lv: {
    ways: 'kontakti kontakts kontaktinformācija sazināties sazināšanās tālrunis tālruņa telefons zvanīt piezvanīt čats chat e-pasts email e-mail mail',
    around: 'numurs numuru ar jums kā es varu klientu apkalpošana atbalsts adrese cilvēku veikals',
  },
  nl: {
    ways: 'contact contactgegevens contacteren contactformulier telefoon telefoonnummer telefonisch bellen chat email e-mail mail',
    around:
      'nummer met jullie u hoe kan ik opnemen de het naar klantenservice klantendienst service support adres een medewerker mens winkel via',
  },
  no: {
    ways: 'kontakt kontakte kontakter kontaktskjema telefon telefonnummer ringe ring chat epost e-post email e-mail mail tlf',
    around:
      'nummer dere hvordan kan jeg til oss med kundeservice kundestøtte adresse en person menneske snakke butikk',
  },
  pl: {
    ways: 'kontakt kontakty skontaktować telefon telefoniczny telefonu zadzwonić dzwonić czat chat email e-mail mail infolinia',
    around:
      'numer do was z wami państwem jak mogę się przez obsługa klienta dział wsparcie adres człowiek konsultant formularz sklep',
  },
  pt: {
    ways: 'contacto contactos contactar contato telefone telefónico ligar chamada chat correio email e-mail mail',
    around:
      'número de com vocês como posso o a por vos eletrónico apoio atendimento serviço ao cliente suporte endereço pessoa formulário loja',
  },
  ro: {
    ways: 'contact contacta contactez telefon telefonic sun suna apel chat email e-mail mail',
    around:
      'număr număru de cu dumneavoastră voi vă cum pot să la prin serviciul serviciu clienți relații asistență adresa persoană formular magazin',
  },
  si: {
    ways: 'kontakt kontakti kontaktirati stik telefon telefonska poklicati klic klepet chat epošta e-pošta email e-mail mail',
    around:
      'številka z vami vas kako lahko stopim v služba za pomoč strankam podpora naslov človek obrazec trgovina',
  },
  sk: {
    ways: 'kontakt kontakty kontaktovať telefón telefónne zavolať volať chat email e-mail mail infolinka linka operátor',
    around: 'číslo na vás s vami ako môžem sa adresa zákaznícky servis podpora zákazníkov človek obchod',
  },
  sv: {
    ways: 'kontakt kontakta kontaktformulär telefon telefonnummer ringa ring chatt chat e-post epost email e-mail mejl mail',
    around:
      'nummer er ni hur kan jag till oss med kundtjänst kundservice support adress en person människa prata butik',
  },
};
