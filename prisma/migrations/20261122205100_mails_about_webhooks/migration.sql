SELECT mails_go_with('delivery_target');
